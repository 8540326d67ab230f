export type CommandOptions = {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
  readonly stdin?: 'inherit' | 'ignore';
  /** `keep`: part of the answer instead of the screen; `stderr`: leaves standard output free. */
  readonly stdout?: 'show' | 'keep' | 'stderr';
  readonly stderr?: 'show' | 'keep';
  /** When it fires, the program is asked to end. */
  readonly stop?: AbortSignal | undefined;
};

export declare function runCommand(
  command: string,
  args: readonly string[],
  options?: CommandOptions,
): Promise<{ readonly code: number; readonly output: string }>;
