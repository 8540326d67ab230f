/** Runs once when the server starts: the job queue begins to work, and ends with the process. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { startQueue, stopQueue } = await import('./lib/jobs/queue');
  await startQueue();
  process.once('SIGTERM', () => void stopQueue());
  process.once('SIGINT', () => void stopQueue());
}
