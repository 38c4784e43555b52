import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;
let camp: Made;
let staff: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  anne = await shop.make.customer(organiser, {
    lastname: 'Van den Broeck',
    phone: '+32470123456',
  });
  const circus = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  camp = await shop.make.availability(organiser, circus, { days: ['2026-07-06'] });
  await shop.sql(
    `insert into carts (organiser_id, customer_id, status, reference, created_at, processed_at)
     values ($1, $2, 'PROCESSED', '090933755493', now(), now())`,
    [organiser.id, anne.id],
  );
  await shop.make.registration(organiser, anne, { availability_id: camp.id });
});
afterAll(() => shop.close());

const search = async (typed: string, as = staff) =>
  (await shop.office('searchOffice', { search: typed }, as)).data;
const kinds = async (typed: string, as = staff) =>
  (await search(typed, as)).map(({ kind }) => kind);

describe('finds', () => {
  test.each([
    'van den broeck',
    'broeck',
    '0470 12 34 56',
    '+32 470 12 34 56',
    '12 34 56',
    '3456',
    '0123',
    '470/12.34',
  ])('a family by %s', async (typed) => {
    const [hit] = (await search(typed)).filter(({ kind }) => kind === 'CUSTOMER');
    expect(hit).toMatchObject({ cuid: anne.cuid, title: 'Anne Van den Broeck' });
  });

  test.each(['+++090/9337/55493+++', '090933755493', '9337/55493', '9337', '5493'])(
    'an order by %s of its communication, with a link to its family',
    async (typed) => {
      const orders = (await search(typed)).filter(({ kind }) => kind === 'ORDER');
      expect(orders).toMatchObject([
        { cuid: anne.cuid, title: '+++090/9337/55493+++', detail: 'Anne Van den Broeck' },
      ]);
    },
  );

  test('a child with its family, registrations, offered activities and their dates', async () => {
    expect(await search('léa')).toMatchObject([
      { kind: 'CUSTOMER', title: 'Anne Van den Broeck' },
      { kind: 'PARTICIPANT', title: 'Léa Dubois', detail: 'Anne Van den Broeck' },
      { kind: 'REGISTRATION', title: 'Léa Dubois', detail: 'Cirque' },
    ]);
    expect(await search('cirque')).toMatchObject([
      { kind: 'ACTIVITY', title: 'Cirque', at: null },
      { kind: 'AVAILABILITY', cuid: camp.cuid, at: '2026-07-06T09:00:00.000Z' },
    ]);
  });

  test('nothing for one letter, three digits of a number, or words that occur nowhere', async () => {
    expect(await search('l')).toEqual([]);
    expect(await kinds('345')).toEqual([]);
    expect(await search('xyzzy')).toEqual([]);
  });

  test('nothing of a neighbour', async () => {
    const neighbour = await shop.make.organiser({}, 'localhost');
    const other = await shop.make.collaborator(neighbour, ALL_PERMISSIONS);
    for (const typed of ['broeck', '3456', '9337', 'cirque', 'léa'])
      expect(await search(typed, other)).toEqual([]);
  });
});

test.each<[Permission, string[]]>([
  ['customers.read', ['CUSTOMER']],
  ['participants.read', ['PARTICIPANT']],
  ['registrations.read', ['REGISTRATION']],
])('with %s alone there is nothing else', async (permission, expected) => {
  const some = await shop.make.collaborator(organiser, [permission]);
  expect(await kinds('léa', some)).toEqual(expected);
});

test('without the right to families, no detail of a family is shown', async () => {
  const some = await shop.make.collaborator(organiser, ['payments.read']);
  expect(await kinds('3456', some)).toEqual([]);
  const family = await shop.make.collaborator(organiser, ['customers.read']);
  const [hit] = await search('broeck', family);
  expect(hit?.detail).not.toContain('Léa');
});

test('the list of payments finds them by part of a communication too', async () => {
  await shop.sql(
    `insert into payments (organiser_id, customer_id, cart_id, amount, method, state, created_at)
     select organiser_id, customer_id, id, 1000, 'TRANSFER', 'PAID', now() from carts where reference = '090933755493'`,
  );
  for (const typed of ['9337/55493', '3456', 'broeck'])
    expect((await shop.office('listOfficePayments', { search: typed }, staff)).count).toBe(1);
  expect((await shop.office('listOfficePayments', { search: '1111' }, staff)).count).toBe(0);
});
