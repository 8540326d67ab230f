/** A script's view of the API: tokens, JSON, uploads, jobs that are waited for. */
import { setTimeout as wait } from 'node:timers/promises';

export type ApiAnswer<T> = { readonly status: number; readonly body: T };

export class ApiClient {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** Any call; never throws for a status. */
  async call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<ApiAnswer<T>> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as T };
  }

  get<T>(path: string): Promise<T> {
    return this.expectOk('GET', path);
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return this.expectOk('POST', path, body);
  }

  async download(path: string): Promise<Uint8Array> {
    const response = await fetch(`${this.url}/api/v1${path}`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    if (!response.ok) throw new Error(`GET ${path}: ${response.status} ${await response.text()}`);
    return new Uint8Array(await response.arrayBuffer());
  }

  /** Uploads a file and waits for the end of its job. @returns the job's report */
  async import<T>(
    project: string,
    bytes: Uint8Array,
    fields: Readonly<Record<string, string>>,
  ): Promise<T> {
    const form = new FormData();
    form.set('file', new Blob([bytes as BlobPart]), 'upload.zip');
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const response = await fetch(`${this.url}/api/v1/projects/${project}/imports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${this.token}` },
      body: form,
    });
    const answer = (await response.json()) as { job?: { id: string } };
    if (answer.job === undefined) throw new Error(`The import: ${JSON.stringify(answer)}`);
    return this.waitForJob(answer.job.id);
  }

  /** @throws when the job fails */
  async waitForJob<T>(id: string): Promise<T> {
    for (;;) {
      const job = await this.get<{ state: string; report: T }>(`/jobs/${id}`);
      if (job.state === 'done') return job.report;
      if (job.state === 'failed') throw new Error(`Job failed: ${JSON.stringify(job.report)}`);
      await wait(100);
    }
  }

  private async expectOk<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
    const answer = await this.call<T>(method, path, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  }
}
