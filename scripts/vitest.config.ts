import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Trials: tests that start, kill and find processes. They run one at a time, apart from the unit
 * tests, which are over in seconds.
 */
export default defineConfig({
  root,
  resolve: { alias: { '@': root } },
  test: {
    name: 'trials',
    environment: 'node',
    include: ['scripts/trials/**/*.trial.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
