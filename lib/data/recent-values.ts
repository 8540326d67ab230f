/**
 * A few values that were used lately and never change, so that they need not be read again. When
 * all of them together weigh too much, those go that were not used for longest.
 */
export class RecentValues<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly weight: number }>();
  #weight = 0;

  constructor(private readonly limit: number) {}

  get(key: string): T | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** `weight` in whatever the limit is counted in. A value heavier than the limit is not kept. */
  set(key: string, value: T, weight: number): void {
    this.#remove(key);
    this.#entries.set(key, { value, weight });
    this.#weight += weight;
    for (const oldest of this.#entries.keys()) {
      if (this.#weight <= this.limit) break;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    this.#weight -= this.#entries.get(key)?.weight ?? 0;
    this.#entries.delete(key);
  }
}
