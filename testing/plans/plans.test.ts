import { connect } from '@ribambelle/database/connect.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { storedRecords } from '@ribambelle/server/records.ts';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '../factories/factories.ts';
import { openShop, type Shop } from '../shop.ts';
import { isPaged, type ListCall, listCalls, siteOf } from './list-calls.ts';
import { fillTables } from './many-rows.ts';
import { fillRecords } from './record-rows.ts';
import { listenToStatements, planOf, type Statement, tablesReadWhole } from './query-plan.ts';
import { readWhole, statementsOfPurchase } from './purchase.ts';

/**
 * Tables that may be read whole: an organiser has few of these rows, written by its staff one by
 * one, and reading them all is the cheapest way. Every other table grows with each working day of
 * an organiser.
 */
const SMALL = new Set<string>([
  ...storedRecords.map(({ table }) => table),
  'organisers',
  'host_names',
  'host_name_checks',
  'host_name_claims',
  // one, with a few records
  'sender_domains',
  'sender_domain_findings',
  'websites',
  'pages',
  'page_drafts',
  'articles',
  'article_drafts',
  'article_images',
  'article_redirects',
  'article_versions',
  'file_sizes',
  'page_redirects',
  'page_versions',
  'cancellation_policies',
  'category_groups',
  'categories',
  'bundle_images',
  'membership_images',
  'resource_images',
  'resource_group_members',
  'segments',
  'voucher_images',
  'custom_fields',
  'collaborators',
  'collaborator_passkeys',
  'collaborator_roles',
  'notification_definitions',
  'mail_templates',
  'saved_sections',
  'saved_views',
  'catalogue_versions',
  'price_rules',
  'exports',
  'bulk_actions',
  'mailings',
  'report_schedules',
  'report_recipients',
  'tags',
  // a law in some years
  'vat_rates',
  // one or two accounts, with a dozen methods each
  'payment_providers',
  'payment_provider_methods',
  // a message that was lost, and the check after it
  'provider_differences',
  // twelve a year
  'month_ends',
  // one payment in a thousand
  'disputes',
  // one or two a week
  'sepa_files',
]);

/** Counts read the rows that they count, up to their bound (decision 0003). */
const COUNTS = /^\s*select count\(\*\)/;

/** Statements that may read all rows of the organiser for now, with the reason. */
const TOLERATED: readonly {
  readonly text: RegExp;
  readonly tables: readonly string[];
  readonly because: string;
}[] = [
  {
    text: /select distinct \(availability_dates\.start_at at time zone/,
    tables: ['availability_dates', 'availabilities', 'activities'],
    because: 'the days of a filter that few may fit: they are found by reading what lies ahead',
  },
  {
    text: /coalesce\(activities\.age_minimum, 0\)/,
    tables: ['activities'],
    because:
      'an age fits most activities: the planner reads them in either way, by its own statistics',
  },
  {
    text: /'FULL' else 'OPEN' end = any/,
    tables: ['availability_dates', 'availabilities'],
    because: 'dates in a state that few may have: they are found by reading what lies ahead',
  },
  {
    text: /as offered_before/,
    tables: ['availabilities', 'activities'],
    because:
      'the dates of a report, with the availability of each: for those of months, reading them all is the cheapest',
  },
  {
    text: /from "custom_field_answers" as "a"/,
    tables: ['custom_field_answers'],
    because:
      'answers of a customer or of participants: without any participant the list is empty, and the plan of one-off values poor',
  },
];

const isTolerated = (text: string, table: string): boolean =>
  TOLERATED.some((one) => one.text.test(text) && one.tables.includes(table));

const BASE = 1_000_000;
let shop: Shop;
let organiser: Made;
let client: pg.Client;
let statements: ReturnType<typeof listenToStatements>;
const cookies = { storefront: '', 'back-office': '' };

/** Makes two organisers with enough rows to make a page by index cheaper than the whole table. */
beforeAll(async () => {
  shop = await openShop({ server: { checkAnswers: false } });
  organiser = await shop.make.organiser();
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const customer = await shop.make.customer(organiser);
  const other = await shop.make.customer(neighbour);
  cookies.storefront = `ribambelle_session=${customer.token}`;
  cookies['back-office'] =
    `ribambelle_office=${(await shop.make.collaborator(organiser, ALL_PERMISSIONS)).token}`;
  await fillTables(shop.databaseUrl, [
    { organiser_id: organiser.id, base: BASE, many: 6_000, customer_id: customer.id },
    { organiser_id: neighbour.id, base: 2 * BASE, many: 4_000, customer_id: other.id },
  ]);
  await fillRecords(shop.databaseUrl, organiser.id);
  client = await connect(shop.databaseUrl);
  statements = listenToStatements();
});
afterAll(async () => {
  statements.stop();
  await client.end();
  await shop.close();
});

const calls = listCalls(BASE);

/** The statements of a list, and the number of its rows. */
interface Page {
  readonly sent: readonly Statement[];
  readonly rows: number;
}

/** Calls a list and returns its statements. */
async function statementsOf(
  call: ListCall,
  paging: Readonly<Record<string, string>>,
): Promise<Page> {
  const site = siteOf(call);
  statements.take();
  const address_path = call.endpoint.path.replaceAll(
    /\{(\w+)\}/g,
    (_, field: string) => call.request[field] ?? '',
  );
  const path = `${address_path}?${new URLSearchParams({ ...call.request, ...paging })}`;
  const response = await shop.fetch(site, path, { headers: { cookie: cookies[site] } });
  expect([
    call.name,
    call.about,
    response.status,
    response.ok ? '' : await response.text(),
  ]).toEqual([call.name, call.about, 200, '']);
  const answer: unknown = await response.json();
  return { sent: statements.take(), rows: JSON.stringify(answer).split('"cuid"').length };
}

test('every list, unfiltered and with each of its filters, reads no growing table whole, and takes as many statements for two rows as for twenty', async () => {
  const whole_reads = new Map<string, string>();
  const unequal_counts: string[] = [];
  for (const call of calls) {
    const many = await statementsOf(call, isPaged(call) ? { page_size: '20' } : {});
    for (const statement of many.sent.filter(({ text }) => !COUNTS.test(text))) {
      const whole = await tablesReadWhole(client, { ...statement, organiser_id: organiser.id });
      for (const table of whole)
        if (!SMALL.has(table) && !isTolerated(statement.text, table))
          whole_reads.set(statement.text, `${call.name} ${call.about} reads all of ${table}`);
    }
    if (isPaged(call)) unequal_counts.push(...(await unequalCounts(call, many)));
  }
  expect([...whole_reads].map(([text, sentence]) => `${sentence}:\n${text}`).join('\n\n')).toBe('');
  expect(unequal_counts).toEqual([]);
  expect(calls.length).toBeGreaterThan(100);
}, 240_000);

/**
 * Returns a sentence when a page of twenty takes more or fewer statements than a page of two, also
 * after values were read that are kept between calls (decision 0056).
 */
async function unequalCounts(call: ListCall, first: Page): Promise<readonly string[]> {
  const few = await statementsOf(call, { page_size: '2' });
  const isAsFirst = few.sent.length === first.sent.length;
  const many = isAsFirst ? first : await statementsOf(call, { page_size: '20' });
  // a report has a line for each group, and may have few: one statement reads them, whatever their
  // number
  if (call.about === 'as it comes' && !call.name.endsWith('Report'))
    expect([call.name, many.rows > few.rows]).toEqual([call.name, true]);
  if (few.sent.length === many.sent.length) return [];
  return [`${call.name} ${call.about}: ${few.sent.length} and ${many.sent.length} statements`];
}

test.each([
  ['a day', { day: '2026-02-04' }],
  ['an availability', { availability: `v${BASE}` }],
  ['a name on a day', { day: '2026-02-04', search: '77' }],
])('badges of %s read no growing table whole', async (_, of) => {
  statements.take();
  await shop.fetch('back-office', `/api/back-office/badges?${new URLSearchParams(of)}`, {
    headers: { cookie: cookies['back-office'] },
  });
  const date_statements = statements
    .take()
    .filter(({ text }) => text.includes('availability_dates'));
  expect(date_statements).toHaveLength(1);
  for (const statement of date_statements) {
    const whole = await tablesReadWhole(client, { ...statement, organiser_id: organiser.id });
    expect(whole.filter((table) => !SMALL.has(table))).toEqual([]);
  }
});

test('a week of all dates, filtered or not, reads only the dates of that week by index', async () => {
  const week = calls.find(
    ({ name, about }) => name === 'listAvailabilityDates' && about === 'as it comes',
  );
  if (week === undefined) throw new Error('There is no list of dates');
  const days = { after: '2026-03-02', before: '2026-03-09', status: 'OPEN,FULL' };
  for (const [filter, condition] of [
    [{}, /start_at/u],
    [{ category: `k${BASE + 7}` }, /activity_id = ANY/u],
    [{ location: `l${BASE + 7}` }, /location_id = /u],
    [{ age: '8' }, /start_at/u],
    [{ weekday: '3' }, /start_at/u],
    [{ age: '8', weekday: '3' }, /start_at/u],
    [{ age: '8', category: `k${BASE + 7}` }, /activity_id = ANY/u],
    [{ age: '8', location: `l${BASE + 7}` }, /location_id = /u],
  ] as const) {
    const request = { ...days, ...filter };
    const { sent } = await statementsOf({ ...week, request }, { page_size: '100' });
    const list_statements = sent.filter(({ text }) => text.includes('"availability_dates"'));
    // the page and the count, in one reading
    expect(list_statements.length).toBe(1);
    for (const { text, values } of list_statements) {
      const plan = await planOf(client, { text, values, organiser_id: organiser.id });
      const within = plan
        .split('\n')
        .filter((line) => /Index Cond.*start_at >=.*start_at </u.test(line));
      expect([plan, within.length]).toEqual([plan, 1]);
      // the rows are found within the index: no other date of the week is read
      expect(within[0]).toMatch(condition);
      expect(plan).not.toContain('Seq Scan on availabilit');
    }
  }
});

test.each([
  ['whole', 'select id from registrations order by price_lines::text limit 20', ['registrations']],
  [
    'by the organiser alone',
    'select id from payments where amount = 7 order by message',
    ['payments'],
  ],
  [
    'again for each row',
    'select (select count(*) from receivables where total_amount = a.price) from availabilities a order by start_at limit 5',
    ['receivables'],
  ],
  [
    'before the first row of a limited list',
    `select id from payments where id = any(array(select id from customers where lower(email) = 'anne@mail.example')) limit 5`,
    ['customers'],
  ],
  [
    'along an index to a limit',
    'select id from registrations order by created_at desc, id limit 20',
    [],
  ],
  ['by its key', 'select id from registrations where id = any($1)', []],
])('a statement that reads a table %s is detected', async (_, text, tables) => {
  const values = text.includes('$1') ? [[BASE + 1, BASE + 2]] : [];
  expect(await tablesReadWhole(client, { text, values, organiser_id: organiser.id })).toEqual(
    tables,
  );
});

test('unpaid registrations are counted by index only, without reading rows', async () => {
  const unpaid_call = calls.find(
    ({ name, about }) => name === 'listOfficeRegistrations' && about === 'payment=OUTSTANDING',
  );
  if (unpaid_call === undefined) throw new Error('The list has lost its filter');
  const request = { ...unpaid_call.request, cancelled: 'false' };
  const { sent } = await statementsOf({ ...unpaid_call, request }, { page_size: '20' });
  const count = sent.find(({ text }) => COUNTS.test(text));
  const plan = await planOf(client, {
    text: count?.text ?? '',
    values: count?.values ?? [],
    organiser_id: organiser.id,
  });
  expect(plan).toContain('Index Only Scan using registrations_receivable');
  expect(plan).toContain('Index Only Scan using receivables_owed');
  expect(plan).not.toMatch(/Seq Scan|Bitmap|Index Scan/);
});

test('a search uses the indexes of words, and so does the search for similar ones', async () => {
  const [{ word } = { word: '' }] = await shop.sql<{ word: string }>(
    'select word from search_words where organiser_id = $1 order by word desc limit 1',
    [organiser.id],
  );
  for (const text of [
    `select id from activities where organiser_id = current_organiser() and search_title @@ word_query('stage')`,
    `select id from activities where organiser_id = current_organiser() and search_text @@ word_query('stage')`,
    `select id from activities where organiser_id = current_organiser() and search_categories @@ word_query('discipline')`,
    `select id from activities where organiser_id = current_organiser() and search_locations @@ word_query('7')`,
    `select word from words_meant('${word}x') word`,
    `select id from customers where organiser_id = current_organiser() and deleted_at is null and name_slips(firstname, lastname) && shortened('dubios')`,
    `select id from participants where organiser_id = current_organiser() and deleted_at is null and name_slips(firstname, lastname) && shortened('dubios')`,
  ]) {
    await client.query(
      `begin; set local app.organiser_id = '${organiser.id}'; set local enable_seqscan = off`,
    );
    const { rows } = await client.query(`explain ${text}`);
    await client.query('rollback');
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan/);
    expect(plan).not.toContain('Seq Scan');
  }
});

test('a purchase, its payment at the desk and its cancellation read no growing table whole', async () => {
  const sent_statements = await statementsOfPurchase(shop, { organiser, statements });
  expect(
    await readWhole(client, { sent: sent_statements, grows: (table) => !SMALL.has(table) }),
  ).toEqual([]);
  expect(sent_statements.length).toBeGreaterThan(25);
  expect(sent_statements.some(({ text }) => text.includes('as places from receivables'))).toBe(
    true,
  );
});
