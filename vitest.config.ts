import { defineConfig } from 'vitest/config';

const alias = { '@': import.meta.dirname };

/**
 * unit: pure tests, no database. data: lib/data, lib/auth and lib/jobs on a real Postgres, which
 * `lib/data/testing/database.ts` starts and gives each test file a database of its own.
 */
export default defineConfig({
  resolve: { alias },
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // The tests share no state; a context of its own for each file costs five times the run.
          isolate: false,
          environment: 'node',
          // Property tests take seconds on a busy machine.
          testTimeout: 60_000,
          include: [
            'lib/domain/**/*.test.ts',
            'lib/dom/**/*.test.ts',
            'lib/stores/**/*.test.ts',
            'components/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'data',
          environment: 'node',
          include: ['lib/{data,auth,mail,jobs,actions}/**/*.test.ts', 'prisma/**/*.test.ts'],
          globalSetup: ['lib/data/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
