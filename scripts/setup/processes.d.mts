/** A process, told apart from any later one with the same pid by the moment of its start. */
export type ProcessIdentity = { readonly pid: number; readonly startedAt: string };

export declare function identify(pid: number): ProcessIdentity | null;
export declare function identifySelf(): ProcessIdentity;
export declare function isRunning(identity: ProcessIdentity): boolean;
export declare function commandOf(pid: number): string;
export declare function signal(identity: ProcessIdentity, name: NodeJS.Signals): boolean;
export declare function end(
  identity: ProcessIdentity,
  steps: readonly (readonly [name: NodeJS.Signals, milliseconds: number])[],
  options?: { readonly group?: boolean },
): Promise<boolean>;
