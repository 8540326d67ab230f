/**
 * Runs a program as workers that serve one port together, so that a long calculation for one person
 * does not keep others waiting, and puts a new worker in the place of one that ends by itself:
 *
 *     node scripts/serve/workers.mjs <program> [arguments …]
 *
 * A worker says by a message that it is ready, which the next one waits for; one that ends before
 * that ends them all: the port is taken, the build is not there, or the database refuses it.
 */
import cluster from 'node:cluster';
import { availableParallelism } from 'node:os';

/** Each takes some 150 MB; a third would gain little, since the database needs processors too. */
const wanted = Math.min(2, availableParallelism());

const [exec, ...args] = process.argv.slice(2);
let isStopping = false;

function stop() {
  isStopping = true;
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
}

function fork() {
  let isReady = false;
  const worker = cluster.fork();
  worker.on('error', (error) => {
    // One that runs may end while it is being told something; its exit says all.
    if (worker.process.pid !== undefined) return;
    console.error(`A worker of the application could not be started: ${error.message}`);
    process.exitCode = 1;
    stop();
  });
  // One after the other: the first is ready sooner when it has the machine for itself.
  worker.once('message', () => {
    isReady = true;
    if (!isStopping && Object.keys(cluster.workers ?? {}).length < wanted) fork();
  });
  worker.once('exit', (code, signal) => {
    if (isStopping) return;
    if (isReady) {
      const how = signal === null ? `code ${code}` : `signal ${signal}`;
      console.error(`A worker of the application ended (${how}). Another takes its place.`);
      fork();
    } else {
      process.exitCode = code || 1;
      stop();
    }
  });
}

cluster.setupPrimary({ exec, args });
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
fork();
