import { defineConfig } from '@playwright/test';

const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser stories. `npm test` gives the addresses; by hand, start the servers and give STOREFRONT_URL and BACK_OFFICE_URL. */
export default defineConfig({
  testDir: 'testing/flows',
  testMatch: '**/*.flow.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter:
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    baseURL: process.env['STOREFRONT_URL'] ?? 'http://localhost:3000',
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: CHROMIUM_ARGUMENTS,
    },
  },
});
