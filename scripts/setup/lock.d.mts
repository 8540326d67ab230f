import type { ProcessIdentity } from './processes.mjs';

export type HeldLock = { readonly held: true; readonly release: () => void };
export type RefusedLock = { readonly held: false; readonly holder: ProcessIdentity };

export declare function takeLock(folder: string): HeldLock | RefusedLock;
export declare function waitForLock(
  folder: string,
  options?: {
    readonly onWait?: (holder: ProcessIdentity) => void;
    readonly stop?: AbortSignal | undefined;
  },
): Promise<HeldLock>;
