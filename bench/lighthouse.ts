import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isWithinLimits, PAGE_LIMITS } from '@ribambelle/domain/website/page-limits.ts';
import { runProgram } from '@ribambelle/tools/start/run-program.ts';
import { findBrowser } from '@ribambelle/tools/test/find-browser.ts';
import { heaviestPage } from './heaviest-page.ts';
import { type Figure, median, rounded } from './report.ts';
import { connect } from '@ribambelle/database/connect.ts';
import { openStage, startProcess } from './stage.ts';

const ROUNDS = 3;
const FOLDER = join(import.meta.dirname, 'lighthouse');
const PROGRAM = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const LEAST: Readonly<Record<(typeof CATEGORIES)[number], number>> = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};
const MOST_PAINT_MILLIS = 1500;
const MOST_SCRIPT_BYTES = 90_000;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>;
  readonly audits: Readonly<
    Record<
      string,
      | {
          readonly id: string;
          readonly title: string;
          readonly score: number | null;
          readonly numericValue?: number;
          readonly details?: {
            readonly items?: readonly {
              readonly resourceType?: string;
              readonly transferSize?: number;
            }[];
          };
        }
      | undefined
    >
  >;
}

/**
 * Measures the pages that families see before they buy, by Lighthouse's own mobile setting (a slow
 * phone, slow 4G): the median of three runs.
 */
export async function lighthouse(): Promise<readonly Figure[]> {
  await install();
  const stage = await openStage();
  const folder = await mkdtemp(join(tmpdir(), 'ribambelle-lighthouse-'));
  try {
    const databaseUrl = await stage.demoDatabase('usual');
    await writeHeaviestPage(databaseUrl);
    const server = await startProcess({ databaseUrl });
    try {
      const origin = `http://localhost:${server.port}`;
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(await pagesAt(origin)))
        figures.push(...figuresOf(name, await reportsOf(`${origin}${path}`, folder)));
      return figures;
    } finally {
      await server.stop();
    }
  } finally {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Installs Lighthouse on demand, from its own lockfile: it takes 176 MB that nothing else needs.
 */
async function install(): Promise<void> {
  if (existsSync(PROGRAM)) return;
  process.stdout.write('  Installing Lighthouse…\n');
  const { code, output } = await runProgram([
    'npm',
    'ci',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefix',
    FOLDER,
  ]);
  if (code !== 0) throw new Error(`Lighthouse could not be installed: ${output}`);
}

/** The page of the demo whose content becomes the heaviest one. */
const HEAVIEST = '/ete';

/** Writes the heaviest page that the limits allow over a page of the demo. */
async function writeHeaviestPage(databaseUrl: string): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ pictures: string[]; categories: string[] }>(
      `select (select array_agg('/files/' || files.cuid) from files
                where files.organiser_id = pages.organiser_id and files.width > 1000) as pictures,
              (select array_agg(categories.cuid) from categories
                where categories.organiser_id = pages.organiser_id) as categories
         from pages where pathname = $1`,
      [HEAVIEST],
    );
    const [facts] = rows;
    if (facts === undefined) throw new Error(`The demo has no page ${HEAVIEST}`);
    const content = heaviestPage({
      pictures: facts.pictures,
      categories: facts.categories.slice(0, PAGE_LIMITS.records),
    });
    if (!isWithinLimits(content)) throw new Error('The heaviest page is above the limits');
    await client.query('update pages set content = $2 where pathname = $1', [
      HEAVIEST,
      JSON.stringify(content),
    ]);
  } finally {
    await client.end();
  }
}

/** Finds home, catalogue, its first activity, and that activity's first date. */
async function pagesAt(origin: string): Promise<Readonly<Record<string, string>>> {
  const linkIn = async (path: string, pattern: RegExp) => {
    const html = await (await fetch(`${origin}${path}`)).text();
    const link = pattern.exec(html)?.[1];
    if (link === undefined) throw new Error(`No link to ${pattern.source} at ${path}`);
    return link;
  };
  const catalogue = '/fr/activities';
  const activity = await linkIn(catalogue, /href="(\/fr\/activities\/[^"?#]+)"/);
  const date = await linkIn(activity, /href="(\/fr\/availabilities\/[^"?#]+)"/);
  return { home: '/fr', catalogue, activity, date, 'heaviest page': `/fr${HEAVIEST}` };
}

async function reportsOf(url: string, folder: string): Promise<readonly Report[]> {
  const environment = { CHROME_PATH: await findBrowser(), HOME: folder };
  const reports: Report[] = [];
  let failures = 0;
  while (reports.length < ROUNDS) {
    const path = join(folder, 'report.json');
    const { code, output } = await runProgram(
      [
        process.execPath,
        PROGRAM,
        url,
        '--quiet',
        '--output=json',
        `--output-path=${path}`,
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
        '--no-enable-error-reporting',
      ],
      { environment },
    );
    // now and then the browser's trace does not start (NO_NAVSTART), which says nothing about the
    // page
    if (code !== 0) failures += 1;
    if (failures > 1) throw new Error(`Lighthouse failed for ${url}: ${output}`);
    if (code !== 0) continue;
    reports.push(JSON.parse(await readFile(path, 'utf8')));
  }
  return reports;
}

function figuresOf(page: string, reports: readonly Report[]): Figure[] {
  const [first] = reports;
  const scores = CATEGORIES.map((name) =>
    Math.round(median(reports.map(({ categories }) => (categories[name]?.score ?? 0) * 100))),
  );
  const missed = CATEGORIES.filter((name, index) => (scores[index] ?? 0) < LEAST[name]);
  const value = (id: string) =>
    median(reports.map(({ audits }) => audits[id]?.numericValue ?? Number.NaN));
  const paint = value('largest-contentful-paint');
  const script = median(reports.map(scriptBytes));
  const wrong = missed.length === 0 || first === undefined ? '' : `: ${wrongIn(first)}`;
  return [
    {
      what: `Lighthouse, ${page}: performance, accessibility, best practices, SEO`,
      measured: `${scores.join(', ')}${wrong}`,
      reference: `blocked for ${rounded(value('total-blocking-time'))} ms, shifted by ${rounded(value('cumulative-layout-shift'), 3)}`,
      goal: 'at least 98, 100, 100, 100',
      reached: missed.length === 0,
    },
    {
      what: `Lighthouse, ${page}: largest contentful paint`,
      measured: `${rounded(paint)} ms`,
      reference: `first contentful paint ${rounded(value('first-contentful-paint'))} ms`,
      goal: `below ${MOST_PAINT_MILLIS} ms`,
      reached: paint < MOST_PAINT_MILLIS,
    },
    {
      what: `Lighthouse, ${page}: JavaScript transferred`,
      measured: `${rounded(script / 1000, 1)} KB`,
      reference: 'absolute',
      goal: 'at most 90 KB',
      reached: script <= MOST_SCRIPT_BYTES && script > 0,
    },
  ];
}

function scriptBytes({ audits }: Report): number {
  const items = audits['network-requests']?.details?.items ?? [];
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
}

/** Returns the audits that did not pass, of all categories. */
function wrongIn({ audits }: Report): string {
  return Object.values(audits)
    .flatMap((audit) =>
      audit !== undefined && audit.score !== null && audit.score < 0.9 ? [audit.id] : [],
    )
    .join(', ');
}
