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
/** The pages of the back-office, opened in a window against an API that answers as the test says. */
const SCREENS = ['back-office/**/*.test.tsx'];
/** Pieces of the site, each file in a window of its own: those that say so in their first line. */
const PIECES = globSync(testsOf(['ui', 'client', 'elements', 'storefront'])).filter((path) =>
  readFileSync(path, 'utf8').startsWith('// @vitest-environment happy-dom'),
);
const WITH_DATABASE = ['server', 'database', 'testing'];

/** Milliseconds that a test has: machines differ by three times, and a wait that is over costs nothing. */
const PATIENCE = 180_000;
/** On a crowded machine a test may fail that never fails alone: there it is tried once more, and named when that passes. */
const SECOND_TRIES = process.env['CI'] === undefined ? 0 : 1;
/** What a worker of the queue does comes when it comes. */
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
          // rules remember nothing, so that all files of a worker share one loading of them
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
              // a desk on which all columns of a list stand beside each other
              width: 1600,
              height: 900,
              settings: {
                device: { prefersReducedMotion: 'reduce' },
              },
            },
          },
          pool: 'threads',
          // one window and one loading of the whole back-office for all of a worker's files
          isolate: false,
          testTimeout: PATIENCE,
          expect: POLL,
          // as stories: one that fails on a crowded machine alone is told apart from one that fails
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
          // what packages, our modules and the process cost is paid once a worker: they remember nothing but of a database (tools/tidy/module-memories.ts)
          isolate: false,
          setupFiles: ['testing/vitest-leave-nothing.ts', 'testing/vitest-no-second-race.ts'],
          // as stories and screens (decision 179); proofs are not tried again
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
