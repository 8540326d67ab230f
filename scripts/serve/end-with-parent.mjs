/**
 * Loaded before a program that must not outlive the one that started it, however that one ends: the
 * channel between the two closes with it. Workers of a cluster end with their primary anyway, and
 * need the channel to begin to listen.
 */
import cluster from 'node:cluster';

if (cluster.isPrimary) {
  process.channel?.unref();
  process.once('disconnect', () => process.exit());
}
