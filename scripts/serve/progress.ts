/** How a long step tells what it is doing, and hears that it should stop. */
export type Progress = {
  readonly say: (message: string) => void;
  readonly stop?: AbortSignal | undefined;
};
