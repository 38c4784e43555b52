import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let theirs: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  theirs = await shop.make.membership(await shop.make.organiser({ name: 'Voisin' }, 'localhost'));
});
afterAll(() => shop.close());

const OVER = {
  period_type: 'FIXED',
  rolling_period_type: null,
  rolling_period_duration: null,
  fixed_period_start_at: '2025-08-31T22:00:00Z',
  fixed_period_end_at: '2026-01-01T00:00:00Z',
};

const titleOf = (fr: string, en: string) => JSON.stringify({ fr, en });
const titlesOf = ({ data }: { data: readonly { title: string }[] }) =>
  data.map(({ title }) => title);

/** Adds a picture of the organiser to a membership, and returns its cuid. */
async function pictureOf({ id: membership_id }: Made, order: number): Promise<string> {
  const [file] = await shop.sql<{ id: string; cuid: string }>(
    `insert into files (organiser_id, name, content_type, width, height, data)
     values ($1, 'photo', 'image/webp', 800, 600, '') returning id, cuid`,
    [organiser.id],
  );
  await shop.sql(
    'insert into membership_images (organiser_id, membership_id, file_id, "order") values ($1, $2, $3, $4)',
    [organiser.id, membership_id, file?.id, order],
  );
  return `/files/${file?.cuid}`;
}

test('200 lists published memberships, in the organiser’s order, with their pictures, and none of another organiser', async () => {
  const last = await shop.make.membership(organiser, { order: 2 });
  const first = await shop.make.membership(organiser, {
    order: 1,
    title: titleOf('Une journée de cirque', 'A day at the circus'),
    description: JSON.stringify({ fr: '<p>En piste !</p>', en: '' }),
    price: 0,
    entity: 'PARTICIPANTS',
    start_choice: true,
  });
  await shop.make.membership(organiser, { published: false });
  // its last day is over
  await shop.make.membership(organiser, OVER);
  const second = await pictureOf(first, 2);
  const main = await pictureOf(first, 1);
  const { data, count } = await shop.call('listMemberships', {});
  expect(count).toBe(2);
  expect(data).toEqual([
    {
      id: first.id,
      cuid: first.cuid,
      title: 'Une journée de cirque',
      description: '<p>En piste !</p>',
      price: 0,
      entity: 'PARTICIPANTS',
      period_type: 'ROLLING',
      rolling_period_type: 'YEARS',
      rolling_period_duration: 1,
      fixed_period_start_at: null,
      fixed_period_end_at: null,
      start_choice: true,
      recurring: false,
      renewal_days_before: 30,
      images: [main, second].map((public_url) =>
        expect.objectContaining({ public_url, width: 800 }),
      ),
    },
    expect.objectContaining({ id: last.id, price: 12_000, entity: 'CUSTOMERS' }),
  ]);
});

test('200 in the caller’s language', async () => {
  const english = { token: '', headers: { 'accept-language': 'en' } };
  expect(titlesOf(await shop.call('listMemberships', {}, english))).toEqual([
    'A day at the circus',
    'Annual membership',
  ]);
});

test('200 pages by number and by limit and offset', async () => {
  const second = await shop.call('listMemberships', { page_number: 2, page_size: 1 });
  expect([titlesOf(second), second.count]).toEqual([['Abonnement annuel'], 2]);
  const page = await shop.call('listMemberships', { limit: 1, offset: 1 });
  expect(titlesOf(page)).toEqual(['Abonnement annuel']);
  expect(await shop.call('listMemberships', { offset: 9 })).toEqual({
    data: [],
    count: 2,
    count_is_bound: false,
  });
});

test('200 only the named ones, and none of another organiser', async () => {
  const all = await shop.call('listMemberships', {});
  const [first] = all.data;
  const list = await shop.call('listMemberships', { id: [first?.id ?? 0, theirs.id] });
  expect(list).toEqual({ data: [first], count: 1, count_is_bound: false });
});

test.each([
  ['cirque', 1],
  ['CIRQ', 1],
  ['journees', 1],
  ['circus day', 1],
  ['l’été du cirque', 0],
  ['annuel', 1],
  ['cirque annuel', 0],
  ['%', 0],
  ["'); drop table memberships; --", 0],
])('200 finds words of the title: %s', async (search, count) => {
  expect((await shop.call('listMemberships', { search })).count).toBe(count);
});

test('200 as choices of a selector', async () => {
  const { data } = await shop.call('listMemberships', {
    response_type: 'multiselect-search',
    value_key: 'id',
  });
  expect(data.map(({ label, value, id }) => [label, value === id])).toEqual([
    ['Une journée de cirque', true],
    ['Abonnement annuel', true],
  ]);
});

test('200 shows one of them as the list does', async () => {
  const [first] = (await shop.call('listMemberships', {})).data;
  expect(await shop.call('getMembership', { membership: first?.cuid ?? '' })).toEqual(first);
});

test('404 MEMBERSHIP_NOT_FOUND for one that is hidden, over, another organiser’s or unknown', async () => {
  const unpublished = await shop.make.membership(organiser, { published: false });
  const over = await shop.make.membership(organiser, OVER);
  for (const membership of [unpublished.cuid, over.cuid, theirs.cuid, 'nowhere'])
    await expect(shop.call('getMembership', { membership })).rejects.toMatchObject({
      code: 'MEMBERSHIP_NOT_FOUND',
      status: 404,
    });
});

test('400 names the invalid fields', async () => {
  await expect(shop.call('listMemberships', { id: [0], page_size: 101 })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { 'id.0': 'TOO_SMALL', page_size: 'TOO_LARGE' },
  });
});
