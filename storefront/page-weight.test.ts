import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FIRST_LANGUAGE, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { needs } from '@ribambelle/elements/needs.ts';
import { views as seldom } from '@ribambelle/elements/seldom-views.ts';
import { views } from '@ribambelle/elements/views.ts';
import { errorTextsFor, textsFor } from '@ribambelle/texts/texts-for.ts';
import { assetsOf, type Manifest } from './document/assets.ts';
import { SELDOM } from './load-parts.ts';
import { routes } from './routes.ts';

/**
 * The most bytes of all scripts of a page, compressed with brotli as browsers request them, with
 * their starter and the headers of their answers.
 */
const MOST_BYTES = 90_000;
const HEADERS_OF_A_FILE = 374;
const MOST_STARTER_BYTES = 650;

/** The limit for the dates of all activities, and for those of one in the calendar of a month. */
const DATES = { most_bytes: 92_500 };
/** The limit for a schedule with its filters. */
const SCHEDULE = { most_bytes: 100_000 };

interface Page {
  readonly elements: readonly string[];
  readonly nouns: readonly string[];
  readonly most_bytes?: number;
}

/** The content of the pages that families see before they buy. */
const PAGES: Readonly<Record<string, Page>> = {
  home: {
    elements: [
      'sections-split-hero',
      'sections-container',
      'sections-header',
      'sections-banner',
      'sections-basic',
      'catalogs-activities-cards-grid',
      'containers-grid',
      'containers-basic',
      'containers-flex',
      'blocks-alert',
      'blocks-heading',
      'blocks-image',
      'blocks-paragraph',
      'blocks-button',
      'blocks-search',
    ],
    nouns: ['catalogue'],
  },
  catalogue: {
    elements: ['sections-container', 'sections-header', 'catalogs-activities-cards-grid'],
    nouns: ['catalogue'],
  },
  'dates of all activities': {
    elements: ['sections-container', 'sections-header', 'catalogs-availabilities-cards-grid'],
    nouns: ['catalogue', 'catalogue-dates'],
    ...DATES,
  },
  'dates in wide cards': {
    elements: [
      'sections-container',
      'sections-header',
      'catalogs-inline-filters',
      'catalogs-availabilities-cards',
    ],
    nouns: ['catalogue', 'catalogue-dates'],
    ...DATES,
  },
  'dates to book at once': {
    elements: ['sections-container', 'sections-header', 'catalogs-availabilities-quick-list'],
    nouns: ['catalogue', 'catalogue-dates'],
    ...DATES,
  },
  'the week': {
    elements: ['sections-container', 'sections-header', 'catalogs-availabilities-weekly-calendar'],
    nouns: ['catalogue', 'catalogue-dates'],
    ...SCHEDULE,
  },
  activity: {
    elements: ['activities-default', 'activities-availabilities-list', 'sections-container'],
    nouns: ['availabilities', 'catalogue'],
  },
  'activity day by day': {
    elements: ['activities-default', 'activities-availabilities-days', 'sections-container'],
    nouns: ['availabilities', 'catalogue'],
    ...DATES,
  },
  availability: {
    elements: ['availabilities-default'],
    nouns: ['availabilities', 'availability-page', 'catalogue'],
  },
  bundles: {
    elements: ['sections-container', 'sections-header', 'bundles-cards-grid'],
    nouns: ['bundles'],
  },
  bundle: { elements: ['bundles-default'], nouns: ['bundles'] },
  memberships: {
    elements: ['sections-container', 'sections-header', 'memberships-cards-grid'],
    nouns: ['memberships'],
  },
  membership: { elements: ['memberships-default'], nouns: ['memberships'] },
  vouchers: {
    elements: ['sections-container', 'sections-header', 'vouchers-cards-grid'],
    nouns: ['vouchers'],
  },
  voucher: { elements: ['vouchers-default'], nouns: ['vouchers'] },
};

let folder: string;
let manifest: Manifest;

beforeAll(async () => {
  // as `npm start` builds
  vi.stubEnv('NODE_ENV', 'production');
  folder = await mkdtemp(join(tmpdir(), 'page-weight-'));
  const environments = { client: { build: { outDir: folder, emptyOutDir: true } } };
  const builder = await createBuilder({
    root: import.meta.dirname,
    configFile: join(import.meta.dirname, 'vite.config.ts'),
    logLevel: 'silent',
    mode: 'production',
    environments,
  });
  const client = builder.environments['client'];
  if (client === undefined) throw new Error('The configuration names no build for browsers');
  await builder.build(client);
  manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'));
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/**
 * The weight of each built file; pages share most of theirs, and compressing one is most of the
 * work.
 */
const weights = new Map<string, { readonly bytes: number; readonly checks_schemas: boolean }>();
function weightOf(name: string) {
  const cached_weight = weights.get(name);
  if (cached_weight !== undefined) return cached_weight;
  const file = readFileSync(join(folder, name));
  const weight = {
    bytes: brotliCompressSync(file).length + HEADERS_OF_A_FILE,
    checks_schemas: file.includes('ZodError'),
  };
  weights.set(name, weight);
  return weight;
}

test.each(Object.entries(PAGES))(
  'the page %s has few files, no schema library, and little JavaScript in all',
  (_name, { elements, nouns, most_bytes = MOST_BYTES }) => {
    const { modules } = assetsOf(manifest, [
      'client.tsx',
      ...elements.map((element) => `../elements/${element}/view.tsx`),
      ...['shell', ...nouns].map((noun) => `../texts/${FIRST_LANGUAGE}/${noun}.ts`),
    ]);
    const { modules: starter } = assetsOf(manifest, ['start-when-painted.ts']);
    const files = [...modules, ...starter].map(weightOf);
    expect(files.length).toBeGreaterThan(3);
    expect(files.length).toBeLessThan(10);
    expect(files.some(({ checks_schemas }) => checks_schemas)).toBe(false);
    expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(most_bytes);
  },
);

test('no file has the words of the back-office, though the refusals of records are beside them', async () => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const scripts = files.filter(({ name }) => name.endsWith('.js'));
  const code = scripts.map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'));
  for (const language of LANGUAGES) {
    const { 'list-columns': lists, ...texts } = textsFor(language);
    const isSent = (words: string) => code.some((text) => text.includes(words));
    expect(isSent(errorTextsFor(language).COUPON_USED_UP)).toBe(true);
    expect(isSent(lists.coupons.columns.discounted)).toBe(false);
    expect(isSent(texts['office-coupons'].code_help)).toBe(false);
    expect(isSent(texts['office-closed-periods'].communities.FLEMISH)).toBe(false);
  }
});

/**
 * The code loaded by a page once the visitor is known, and the most files for it: a browser fetches
 * six at a time over HTTP/1.1.
 */
const BEHIND_A_SIGN_IN = [
  {
    name: 'checkout',
    sources: ['../elements/checkout-default/view.tsx', '../elements/checkout-default/checkout.tsx'],
    nouns: needs['checkout-default'].texts,
    most_files: 16,
  },
  {
    name: 'home of an account',
    sources: ['pages/account/home/home-page.tsx'],
    nouns: routes.find(({ pathname }) => pathname === '/account/home')?.texts ?? [],
    most_files: 20,
  },
];

test.each(BEHIND_A_SIGN_IN)(
  'S26: the $name loads at most $most_files files',
  ({ sources, nouns, most_files }) => {
    const { modules } = assetsOf(manifest, [
      'client.tsx',
      ...sources,
      ...['shell', ...nouns].map((noun) => `../texts/${FIRST_LANGUAGE}/${noun}.ts`),
    ]);
    expect(modules.length).toBeGreaterThan(5);
    expect(modules.length).toBeLessThanOrEqual(most_files);
  },
);

test('the script that waits for the first paint is one tiny file', async () => {
  const { modules } = assetsOf(manifest, ['start-when-painted.ts']);
  expect(modules).toHaveLength(1);
  const file = await readFile(join(folder, modules[0] ?? ''));
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(MOST_STARTER_BYTES);
});

test('every view and every text that a page loads can be found by its source', () => {
  const paths = Object.keys(manifest);
  expect(paths).toContain(SELDOM);
  for (const element of Object.keys({ ...views, ...seldom }))
    expect(paths).toContain(`../elements/${element}/view.tsx`);
  const nouns = new Set([...Object.values(needs), ...routes].flatMap(({ texts }) => texts));
  for (const noun of [...nouns, 'shell'])
    for (const language of LANGUAGES) expect(paths).toContain(`../texts/${language}/${noun}.ts`);
});
