/**
 * Stands in for a worker of the application in trials of the start:
 * `<verb> --keepAliveTimeout <ms> -H <host> -p <port>`.
 */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    keepAliveTimeout: { type: 'string' },
    H: { type: 'string', short: 'H' },
    p: { type: 'string', short: 'p' },
  },
  allowPositionals: true,
});

const server = createServer((request, response) => {
  response.setHeader('connection', 'close');
  const { pid, ppid, env } = process;
  response.end(JSON.stringify({ application: ppid, worker: pid, database: env.DATABASE_URL }));
});
server.listen(Number(values.p), values.H, () => process.send?.('ready'));
// A worker of a cluster has to end itself, as Next does: its channel would keep it.
process.on('SIGTERM', () => server.close(() => process.exit()));
