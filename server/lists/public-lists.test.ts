import { endpoints } from '@ribambelle/api/all.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

let shop: Shop;

/** More than twice as many as a list of the site counts ahead. */
const MANY = 431;
const title = `jsonb_build_object('fr', 'Numéro ' || n, 'en', 'Number ' || n)`;

/** Rows for every public list; most of them are alike in the columns that the list sorts by. */
const ROWS = [
  `insert into activities (organiser_id, cuid, slug, title, "order") select $1, 'ca' || n, 'a' || n, ${title}, n % 3`,
  `insert into bundles (organiser_id, cuid, title, price, capacity, "order") select $1, 'cb' || n, ${title}, 9000, 10, n % 3`,
  `insert into vouchers (organiser_id, cuid, title, price, amount, "order") select $1, 'cv' || n, ${title}, 9000, 9000, n % 3`,
  `insert into memberships (organiser_id, cuid, title, price, entity, rolling_period_type, rolling_period_duration, "order")
    select $1, 'cm' || n, ${title}, 12000, 'PARTICIPANTS', 'YEARS', 1, n % 3`,
  `insert into resources (organiser_id, cuid, name, booking_configuration_id, "order")
    select $1, 'cr' || n, ${title}, (select id from booking_configurations), n % 3`,
  `insert into articles (organiser_id, cuid, slug, title, published_at, published_number, created_at, updated_at)
    select $1, 'cp' || n, 'p' || n, ${title}, timestamptz '2020-03-02 08:00+00' + n % 3 * interval '1 day', 1, now(), now()`,
  `insert into availabilities (organiser_id, cuid, activity_id, price, start_at, end_at)
    select $1, 'co' || n, (select min(id) from activities), 9000, timestamptz '2026-03-02 08:00+00' + n % 3 * interval '1 day', timestamptz '2026-03-02 10:00+00' + n % 3 * interval '1 day'`,
];
const DATES = `insert into availability_dates (organiser_id, cuid, availability_id, activity_id, start_at, end_at)
  select organiser_id, 'd' || cuid, id, activity_id, start_at, end_at from availabilities`;

const onePage = z.object({
  // articles are named by their cuids alone
  data: z.array(z.object({ id: z.number().optional(), cuid: z.string().optional() })),
  count: z.int(),
  count_is_bound: z.boolean(),
});

/**
 * The pages of every list of the site that anyone may page through; reviews
 * are of one activity.
 */
const LISTS = Object.values(endpoints).filter(
  ({ who, request, path }) =>
    who === 'anyone' && 'page_number' in request.shape && !path.includes('{'),
);

beforeAll(async () => {
  shop = await openShop();
  const organiser = await shop.make.organiser();
  await shop.sql(
    `insert into booking_configurations (organiser_id, cuid, name, prices) values ($1, 'cconf', 'Terrains', '[{"duration":3600,"amount":1800}]')`,
    [organiser.id],
  );
  for (const rows of ROWS)
    await shop.sql(`${rows} from generate_series(1, ${MANY}) n`, [organiser.id]);
  await shop.sql(DATES);
});
afterAll(() => shop.close());

async function pageOf(path: string, query: string) {
  const answer: unknown = await (await shop.fetch('storefront', `${path}?${query}`)).json();
  const of_dates = z.object({ availabilities_dates: onePage }).safeParse(answer);
  return of_dates.success ? of_dates.data.availabilities_dates : onePage.parse(answer);
}

test('200 lists each kind of thing that the site shows', () => {
  expect(LISTS.map(({ path }) => path).toSorted()).toEqual([
    '/api/activities',
    '/api/availabilities',
    '/api/availabilities/dates',
    '/api/blog/articles',
    '/api/bundles',
    '/api/memberships',
    '/api/resources',
    '/api/vouchers',
  ]);
});

test.each(LISTS.map(({ path }) => path))(
  '200 %s is walked to its end by its count, each row once, and says where its count is a bound',
  async (path) => {
    const ids: (number | string | undefined)[] = [];
    for (let offset = 0, more = true; more; offset += 20) {
      const { data, count, count_is_bound } = await pageOf(path, `limit=20&offset=${offset}`);
      ids.push(...data.map(({ id, cuid }) => id ?? cuid));
      more = offset + 20 < count;
      expect(count_is_bound ? count < MANY && more : count === MANY).toBe(true);
    }
    expect([ids.length, new Set(ids).size]).toEqual([MANY, MANY]);
    expect(await pageOf(path, `limit=20&offset=${MANY + 300}`)).toEqual({
      data: [],
      count: MANY,
      count_is_bound: false,
    });
  },
);
