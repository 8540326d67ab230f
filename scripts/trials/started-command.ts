/** A command of the project run as a person at a terminal would run it, and watched. */
import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export type Environment = Readonly<Record<string, string>>;

export class StartedCommand {
  output = '';
  readonly ended: Promise<number | null>;
  private readonly child: ChildProcess;
  private hasEnded = false;

  /** Starts it as the leader of a process group, as a terminal does. */
  constructor(
    command: string,
    args: readonly string[],
    options: { readonly cwd: string; readonly env?: Environment },
  ) {
    this.child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...process.env, ...options.env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child.stdout?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.child.stderr?.on('data', (chunk: Buffer) => (this.output += chunk.toString()));
    this.ended = new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.once('close', (code) => {
        this.hasEnded = true;
        resolve(code);
      });
    });
  }

  /**
   * Waits for the output to match.
   * @returns the first group of the pattern, or all that matched
   * @throws with the output when the command ends without it
   */
  async until(pattern: RegExp): Promise<string> {
    for (;;) {
      const found = pattern.exec(this.output);
      if (found !== null) return found[1] ?? found[0];
      if (this.hasEnded) throw new Error(`It ended without ${String(pattern)}:\n${this.output}`);
      await wait(30);
    }
  }

  /** What Ctrl-C does: SIGINT to everything in the terminal's foreground. */
  pressCtrlC(): void {
    this.signalAll('SIGINT');
  }

  /** Kills all that is left of it, at the end of a test. */
  killAll(): void {
    this.signalAll('SIGKILL');
  }

  private signalAll(name: NodeJS.Signals): void {
    if (this.hasEnded || this.child.pid === undefined) return;
    process.kill(-this.child.pid, name);
  }
}
