import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { cloneTemplate, startThrowawayServer } from '@ribambelle/testing/throwaway.ts';
import { buildWhatIsStale } from '../build.ts';
import { loadDemoWhenEmpty } from '../start/demo.ts';
import { freePort } from '../start/ports.ts';
import { ROOT, runProgram } from '../start/run-program.ts';
import { serve } from '../start/serve.ts';
import { findBrowser } from './find-browser.ts';
import { readTally, tallyPlaywright } from './tally.ts';
import type { Tally } from './tally.ts';
import { say } from '../start/say.ts';

/** True when there is a browser story to run. */
export async function hasFlows(): Promise<boolean> {
  for await (const _ of glob('testing/flows/**/*.flow.ts', { cwd: ROOT })) return true;
  return false;
}

/** Builds, serves the demo from a database of its own on free ports, and runs the browser stories against it. */
export async function runFlows(reports: string, chosen: string[]): Promise<{ code: number; tally: Tally }> {
  const browser = await findBrowser();
  await buildWhatIsStale(say);
  const database = await startThrowawayServer();
  try {
    const databaseUrl = await cloneTemplate(database.server, 'flows');
    await loadDemoWhenEmpty(databaseUrl);
    return await runAgainst({ databaseUrl, browser, reports, chosen });
  } finally {
    await database.stop();
  }
}

interface FlowRun {
  databaseUrl: string;
  browser: string;
  reports: string;
  chosen: string[];
}

async function runAgainst({ databaseUrl, browser, reports, chosen }: FlowRun): Promise<{ code: number; tally: Tally }> {
  const ports = { port: await freePort(), backOfficePort: await freePort() };
  const server = await serve({ ...ports, databaseUrl, smtpUrl: null, limitsOff: true });
  const file = join(reports, 'playwright.json');
  try {
    const environment = {
      CHROMIUM_PATH: browser,
      STOREFRONT_URL: `http://localhost:${ports.port}`,
      BACK_OFFICE_URL: `http://localhost:${ports.backOfficePort}`,
      FLOWS_DATABASE_URL: databaseUrl,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    };
    const { code } = await runProgram(['playwright', 'test', ...chosen], { shown: true, environment });
    return { code, tally: await readTally(file, tallyPlaywright) };
  } finally {
    await server.stop();
  }
}
