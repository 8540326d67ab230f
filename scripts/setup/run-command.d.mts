export type CommandOptions = {
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly uid?: number;
  readonly gid?: number;
  /** Keep what it prints instead of showing it. */
  readonly capture?: boolean;
  /** Show what it prints on standard error, so that standard output stays free. */
  readonly quiet?: boolean;
  /** When it fires, the program is asked to end. */
  readonly stop?: AbortSignal;
};

export declare function runCommand(
  command: string,
  args: readonly string[],
  options?: CommandOptions,
): Promise<{ readonly code: number; readonly output: string }>;
