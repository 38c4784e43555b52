import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type ProviderServer,
  startProviderServer,
} from '@ribambelle/testing/fakes/provider-server.ts';
import { ROOT, runProgram } from '../start/run-program.ts';
import { type ServedDemo, withDemo } from './serve-demo.ts';
import { INSPECTED, pagesInspectedNowhere, pagesNotInspected } from './inspected-pages.ts';
import { notesOf, readTally, sum, tallyPlaywright } from './tally.ts';
import type { PlaywrightReport, Tally } from './tally.ts';

/** True when there is a browser story to run. */
export async function hasFlows(): Promise<boolean> {
  for await (const _ of glob('testing/flows/**/*.flow.ts', { cwd: ROOT })) return true;
  return false;
}

interface FlowsToRun {
  /** Files of stories by a part of their names; all when there is none. */
  readonly chosen: readonly string[];
  /**
   * True when each story runs in every language and at every width for which it is written, instead
   * of in one of them.
   */
  readonly every: boolean;
}

/**
 * Runs the browser stories against the demo, served for them alone, with stand-ins for payment
 * providers. Afterwards, each page of the
 * public website that none of them inspected is a failure; when each ran in every language, in each
 * of them.
 */
export async function runFlows(
  reports: string,
  flows: FlowsToRun,
): Promise<{ code: number; tally: Tally }> {
  const mollie = await startProviderServer({ provider: 'mollie' });
  try {
    const stripe = await startProviderServer({ provider: 'stripe' });
    try {
      return await runWith({ mollie, stripe }, { reports, ...flows });
    } finally {
      await stripe.kill();
    }
  } finally {
    await mollie.kill();
  }
}

function runWith(
  { mollie, stripe }: Readonly<Record<'mollie' | 'stripe', ProviderServer>>,
  { reports, chosen, every }: FlowsToRun & { readonly reports: string },
): Promise<{ code: number; tally: Tally }> {
  const file = join(reports, 'playwright.json');
  const providerUrls = { mollie: mollie.url, stripe: stripe.url };
  const work = async ({ storefront, backOffice, databaseUrl, browser }: ServedDemo) => {
    const environment = {
      CHROMIUM_PATH: browser,
      STOREFRONT_URL: storefront,
      BACK_OFFICE_URL: backOffice,
      FLOWS_DATABASE_URL: databaseUrl,
      FLOWS_MOLLIE_URL: mollie.url,
      FLOWS_STRIPE_URL: stripe.url,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      ...(every ? { FLOWS_TELLINGS: 'every' } : {}),
    };
    const { code } = await runProgram(['playwright', 'test', ...chosen], {
      shown: true,
      environment,
    });
    const tally = await readTally(file, tallyPlaywright);
    if (chosen.length > 0) return { code, tally };
    return {
      code,
      tally: sum([
        { code, tally },
        { code: 0, tally: await readTally(file, tallyInspected(every)) },
      ]),
    };
  };
  return withDemo(work, { providerUrls });
}

/**
 * Counts one passed check when every page was inspected, in each language or in one, otherwise a
 * failure for each that was not.
 */
function tallyInspected(every: boolean) {
  const notInspected = every ? pagesNotInspected : pagesInspectedNowhere;
  return (report: PlaywrightReport): Tally => {
    const missing = notInspected(notesOf(report, INSPECTED));
    return {
      passed: missing.length === 0 ? 1 : 0,
      failed: missing.length,
      failures: missing.map((page) => `No story inspected ${page}`),
      second_tries: [],
      durations: [],
    };
  };
}
