/** A command of the project run as a person at a terminal would run it, and watched. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export type Environment = Readonly<Record<string, string>>;

export class StartedCommand {
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;
  /** A file, since what the command leaves running would keep a pipe open. */
  private readonly outputFile = path.join(mkdtempSync(path.join(tmpdir(), 'output-')), 'output');
  private hasEnded = false;

  /** Starts it as the leader of a process group, as a terminal does. */
  constructor(
    command: string,
    args: readonly string[],
    options: { readonly cwd: string; readonly env?: Environment },
  ) {
    const output = openSync(this.outputFile, 'a');
    this.child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      detached: true,
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    this.ended = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('exit', (code) => {
        this.hasEnded = true;
        resolve(code);
      });
    });
  }

  /** All that was printed so far. */
  get output(): string {
    return readFileSync(this.outputFile, 'utf8');
  }

  /**
   * Waits for the output to match.
   * @returns the first group of the pattern, or all that matched
   * @throws with the output when the command ends without it
   */
  async until(pattern: RegExp): Promise<string> {
    for (;;) {
      const { hasEnded } = this;
      const found = pattern.exec(this.output);
      if (found !== null) return found[1] ?? found[0];
      if (hasEnded) throw new Error(`It ended without ${String(pattern)}:\n${this.output}`);
      await wait(30);
    }
  }

  /** What Ctrl-C does: SIGINT to everything in the terminal's foreground. */
  pressCtrlC(): void {
    this.signalAll('SIGINT');
  }

  /** Kills what is left of it and forgets its output, at the end of a test. */
  async clear(): Promise<void> {
    this.signalAll('SIGKILL');
    await this.ended;
    rmSync(path.dirname(this.outputFile), { recursive: true });
  }

  private signalAll(name: NodeJS.Signals): void {
    if (this.hasEnded || this.child.pid === undefined) return;
    process.kill(-this.child.pid, name);
  }
}
