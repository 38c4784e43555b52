import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';

const WITHOUT_DATABASE = [
  'domain',
  'api',
  'texts',
  'ui',
  'client',
  'elements',
  'mails',
  'pictures',
  'storefront',
  'back-office',
  'tools',
  'bench',
];
/**
 * The tests of back-office pages, opened in a window against an API that answers as the test says.
 */
const SCREENS = ['back-office/**/*.test.tsx'];
/**
 * The tests of pieces of the site that ask for a window in their first line; each file has its own.
 */
const PIECES = globSync(testsOf(['ui', 'client', 'elements', 'storefront'])).filter((path) =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment happy-dom'),
);
const WITH_DATABASE = ['server', 'database', 'testing'];

/**
 * Milliseconds that a test has: machines differ in speed by a factor of three, and a wait that ends
 * early costs nothing.
 */
const PATIENCE = 180_000;
/**
 * The second tries of a test. On a crowded machine, tests may fail that never fail alone: they are
 * tried once more, and named when that passes.
 */
const SECOND_TRIES = process.env['CI'] === undefined ? 0 : 1;
/** Effects of a worker of the queue come at an unknown moment. */
const POLL = { poll: { timeout: 45_000 } };

export default defineConfig({
  test: {
    maxWorkers: 3,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: testsOf(WITHOUT_DATABASE),
          exclude: [...configDefaults.exclude, ...SCREENS, ...PIECES],
          environment: 'node',
          pool: 'threads',
          // rules keep no state, so that all files of a worker share one loading of them
          isolate: false,
          setupFiles: ['testing/vitest-leave-nothing.ts'],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: POLL,
        },
      },
      {
        extends: true,
        test: {
          name: 'pieces',
          include: PIECES,
          pool: 'threads',
          setupFiles: ['testing/vitest-patient-window.ts'],
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: POLL,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: SCREENS,
          environment: 'happy-dom',
          environmentOptions: {
            happyDOM: {
              // a desktop window in which all columns of a list are side by side
              width: 1600,
              height: 900,
              settings: {
                device: { prefersReducedMotion: 'reduce' },
              },
            },
          },
          pool: 'threads',
          // one window and one load of the whole back-office for all files of a worker
          isolate: false,
          testTimeout: PATIENCE,
          expect: POLL,
          // as for stories: tells a test that fails only on a crowded machine from one that always
          // fails
          retry: SECOND_TRIES,
        },
      },
      {
        extends: true,
        test: {
          name: 'actions',
          include: testsOf(WITH_DATABASE),
          environment: 'node',
          globalSetup: ['testing/vitest-global-setup.ts'],
          // packages, our modules and the process are loaded once a worker: the only state that
          // they keep is of a database (tools/tidy/module-memories.ts)
          isolate: false,
          setupFiles: ['testing/vitest-leave-nothing.ts', 'testing/vitest-no-second-race.ts'],
          // as for stories and screens (decision 179); proofs are not tried again
          retry: SECOND_TRIES,
          testTimeout: PATIENCE,
          hookTimeout: PATIENCE,
          expect: POLL,
        },
      },
    ],
  },
});

function testsOf(parts: string[]): string[] {
  return parts.map((part) => `${part}/**/*.test.{ts,tsx}`);
}
