/** Runs once when the server starts. The condition must wrap the import: Next builds it for the edge too. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { workUntilStopped } = await import('./lib/jobs/queue');
    await workUntilStopped();
    // To scripts/serve/workers.mjs, where that runs this one.
    process.send?.('ready');
  }
}
