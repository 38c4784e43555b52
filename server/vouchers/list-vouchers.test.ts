import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let theirs: Made;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  theirs = await shop.make.voucher(await shop.make.organiser({ name: 'Voisin' }, 'localhost'));
});
afterAll(() => shop.close());

const titled = (fr: string, en: string) => JSON.stringify({ fr, en });
const titlesOf = ({ data }: { data: readonly { title: string }[] }) =>
  data.map(({ title }) => title);

/** Adds a picture of the organiser to a voucher, and returns its cuid. */
async function pictureOf({ id: voucher_id }: Made, order: number): Promise<string> {
  const [file] = await shop.sql<{ id: string; cuid: string }>(
    `insert into files (organiser_id, name, content_type, width, height, data)
     values ($1, 'photo', 'image/webp', 800, 600, '') returning id, cuid`,
    [organiser.id],
  );
  await shop.sql(
    'insert into voucher_images (organiser_id, voucher_id, file_id, "order") values ($1, $2, $3, $4)',
    [organiser.id, voucher_id, file?.id, order],
  );
  return `/files/${file?.cuid}`;
}

test('200 lists published vouchers, in the organiser’s order, with pictures, and nothing of a neighbour', async () => {
  const last = await shop.make.voucher(organiser, { order: 2 });
  const first = await shop.make.voucher(organiser, {
    order: 1,
    title: titled('Une journée de cirque', 'A day at the circus'),
    description: JSON.stringify({ fr: '<p>En piste !</p>', en: '' }),
    price: 0,
    duration: null,
  });
  await shop.make.voucher(organiser, { published: false });
  const second = await pictureOf(first, 2);
  const main = await pictureOf(first, 1);
  const { data, count } = await shop.call('listVouchers', {});
  expect(count).toBe(2);
  expect(data).toEqual([
    {
      id: first.id,
      cuid: first.cuid,
      title: 'Une journée de cirque',
      description: '<p>En piste !</p>',
      price: 0,
      amount: 5_000,
      bundle: null,
      duration: null,
      images: [main, second].map((public_url) =>
        expect.objectContaining({ public_url, width: 800 }),
      ),
    },
    expect.objectContaining({ id: last.id, price: 4_500, duration: 31_536_000, images: [] }),
  ]);
});

test('200 in the caller’s language', async () => {
  const english = { token: '', headers: { 'accept-language': 'en' } };
  expect(titlesOf(await shop.call('listVouchers', {}, english))).toEqual([
    'A day at the circus',
    'Gift voucher',
  ]);
});

test('200 pages by number and by limit and offset', async () => {
  const second = await shop.call('listVouchers', { page_number: 2, page_size: 1 });
  expect([titlesOf(second), second.count]).toEqual([['Bon cadeau'], 2]);
  const skipped = await shop.call('listVouchers', { limit: 1, offset: 1 });
  expect(titlesOf(skipped)).toEqual(['Bon cadeau']);
  expect(await shop.call('listVouchers', { offset: 9 })).toEqual({
    data: [],
    count: 2,
    count_is_bound: false,
  });
});

test('200 only the requested ones, and none of a neighbour', async () => {
  const all = await shop.call('listVouchers', {});
  const [first] = all.data;
  const list = await shop.call('listVouchers', { id: [first?.id ?? 0, theirs.id] });
  expect(list).toEqual({ data: [first], count: 1, count_is_bound: false });
});

test.each([
  ['cirque', 1],
  ['CIRQ', 1],
  ['journees', 1],
  ['circus day', 1],
  ['l’été du cirque', 0],
  ['cadeau', 1],
  ['cirque cadeau', 0],
  ['%', 0],
  ["'); drop table vouchers; --", 0],
])('200 finds words of the title: %s', async (search, count) => {
  expect((await shop.call('listVouchers', { search })).count).toBe(count);
});

test('200 as choices of a selector', async () => {
  const { data } = await shop.call('listVouchers', {
    response_type: 'multiselect-search',
    value_key: 'id',
  });
  expect(data.map(({ label, value, id }) => [label, value === id])).toEqual([
    ['Une journée de cirque', true],
    ['Bon cadeau', true],
  ]);
});

test('200 shows one of them as the list does', async () => {
  const [first] = (await shop.call('listVouchers', {})).data;
  expect(await shop.call('getVoucher', { voucher: first?.cuid ?? '' })).toEqual(first);
});

test('404 VOUCHER_NOT_FOUND for a hidden, a neighbour’s or an unknown one', async () => {
  const hidden = await shop.make.voucher(organiser, { published: false });
  for (const voucher of [hidden.cuid, theirs.cuid, 'nowhere'])
    await expect(shop.call('getVoucher', { voucher })).rejects.toMatchObject({
      code: 'VOUCHER_NOT_FOUND',
      status: 404,
    });
});

test('400 names the fields that are wrong', async () => {
  await expect(shop.call('listVouchers', { id: [0], page_size: 101 })).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
    fields: { 'id.0': 'TOO_SMALL', page_size: 'TOO_LARGE' },
  });
});
