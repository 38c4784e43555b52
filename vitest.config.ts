import { defineConfig } from 'vitest/config';

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
const WITH_DATABASE = ['server', 'database', 'testing'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: testsOf(WITHOUT_DATABASE),
          environment: 'node',
          pool: 'threads',
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'actions',
          include: testsOf(WITH_DATABASE),
          environment: 'node',
          globalSetup: ['testing/vitest-global-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});

function testsOf(parts: string[]): string[] {
  return parts.map((part) => `${part}/**/*.test.{ts,tsx}`);
}
