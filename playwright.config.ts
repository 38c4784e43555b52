import { defineConfig } from '@playwright/test';

/**
 * The suggestions below the address: parts of Chromium's own window that would otherwise count as
 * pages in the browser of every story.
 */
const SUGGESTIONS = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/**
 * The features that Playwright switches off for good reasons, repeated because Chromium obeys only
 * the last list that it is given.
 */
const FEATURES_OFF = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/**
 * Pages of a story live for seconds: V8's optimisation of their code, two fifths of all processor
 * time, never pays off.
 */
const SCRIPTS_AS_THEY_COME = '--no-maglev --no-turbofan';
/**
 * Walks look at a hundred pages of one document: there V8's quick optimiser saves a fifth, and the
 * thorough one still does not pay off.
 */
const SCRIPTS_THAT_STAY = '--no-turbofan';
/** The walks through all pages, separate from the stories. */
const WALKS = '**/accessible-office.flow.ts';

function browserWith(scripts: string): { executablePath: string; args: string[] } {
  return {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: [
      `--js-flags=${scripts}`,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...FEATURES_OFF, ...SUGGESTIONS].join()}`,
    ],
  };
}

/**
 * The browser stories. `npm test` sets the addresses; to run them by hand, start the servers and
 * set STOREFRONT_URL and BACK_OFFICE_URL.
 */
export default defineConfig({
  testDir: 'testing/flows',
  testMatch: '**/*.flow.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // while one story waits for a page to be quiet, another has its core
  workers: 3,
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  // patient: machines of continuous integration differ in speed by a factor of three, and a wait
  // that ends early costs nothing
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter:
    process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] === undefined ? 'list' : [['list'], ['json']],
  use: {
    baseURL: process.env['STOREFRONT_URL'] ?? 'http://localhost:3000',
    actionTimeout: 45_000,
    navigationTimeout: 45_000,
    locale: 'fr-BE',
    timezoneId: 'Europe/Brussels',
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'walks',
      testMatch: WALKS,
      use: { launchOptions: browserWith(SCRIPTS_THAT_STAY) },
    },
    {
      name: 'stories',
      testIgnore: WALKS,
      use: { launchOptions: browserWith(SCRIPTS_AS_THEY_COME) },
    },
  ],
});
