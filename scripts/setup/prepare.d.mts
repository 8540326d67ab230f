export type Setting = {
  /** Where progress is told. */
  readonly say: (message: string) => void;
  /** Whether packages for development and tests are needed. */
  readonly withDevelopment: boolean;
  /** Where programs that are run may write. */
  readonly stdout: 'show' | 'stderr';
  readonly stop?: AbortSignal | undefined;
};

export declare function prepare(setting: Setting): Promise<void>;
export declare function whilePreparing<T>(
  setting: Pick<Setting, 'say' | 'stop'>,
  work: () => Promise<T>,
): Promise<T>;
