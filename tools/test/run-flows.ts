import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, runProgram } from '../start/run-program.ts';
import { withDemo } from './serve-demo.ts';
import { readTally, tallyPlaywright } from './tally.ts';
import type { Tally } from './tally.ts';

/** True when there is a browser story to run. */
export async function hasFlows(): Promise<boolean> {
  for await (const _ of glob('testing/flows/**/*.flow.ts', { cwd: ROOT })) return true;
  return false;
}

/** Runs the browser stories against the demo, served for them alone. */
export function runFlows(
  reports: string,
  chosen: string[],
): Promise<{ code: number; tally: Tally }> {
  const file = join(reports, 'playwright.json');
  return withDemo(async ({ storefront, backOffice, databaseUrl, browser }) => {
    const environment = {
      CHROMIUM_PATH: browser,
      STOREFRONT_URL: storefront,
      BACK_OFFICE_URL: backOffice,
      FLOWS_DATABASE_URL: databaseUrl,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const { code } = await runProgram(['playwright', 'test', ...chosen], {
      shown: true,
      environment,
    });
    return { code, tally: await readTally(file, tallyPlaywright) };
  });
}
