import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };

/**
 * First and last names in the order in which people look for them; they are made in another order.
 */
const PEOPLE = [
  ['Zoé', 'Çelik'],
  ['Anne', 'de Smet'],
  ['Béa', 'De Smet'],
  ['Chloé', 'de smet'],
  ['Anne', 'Debruyn'],
  ['Anne', 'Évrard'],
  ['Béa', 'Evrard'],
  ['Anne', 'Łukasik'],
  ['Anne', 'Lydon'],
  ['Anne', 'Œufroy'],
  ['Anne', 'Ouattara'],
  ['Anne', 'Șerban'],
  ['Anne', 'Zeller'],
] as const;
const NAMES = PEOPLE.map(([firstname, lastname]) => `${firstname} ${lastname}`);
/** Neither in the order above nor in the order of their bytes. */
const SHUFFLED = PEOPLE.map((_, at) => PEOPLE[(at * 5 + 3) % PEOPLE.length] ?? PEOPLE[0]);

beforeAll(async () => {
  shop = await openShop({ now: '2026-07-06T08:00:00.000Z' });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2026-07-13'],
    capacity: 50,
  });
  for (const [firstname, lastname] of SHUFFLED) {
    const family = await shop.make.customer(organiser, { firstname, lastname });
    await shop.sql('update participants set firstname = $2, lastname = $3 where id = $1', [
      family.participant.id,
      firstname,
      lastname,
    ]);
    const one = { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) };
    const { cart } = await shop.call(
      'addCartItems',
      { participant_id: family.participant.id, registrations: [one] },
      family,
    );
    await shop.call(
      'checkoutCart',
      { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
      family,
    );
  }
});
afterAll(() => shop.close());

const LISTS: Readonly<Record<string, (paging: object) => Promise<readonly string[]>>> = {
  families: async (paging) =>
    (await shop.office('listOfficeCustomers', paging, staff)).data.map(({ name }) => name),
  participants: async (paging) =>
    (await shop.office('listOfficeParticipants', paging, staff)).data.map(({ name }) => name),
  'registrations by participant': async (paging) =>
    (
      await shop.office('listOfficeRegistrations', { ...paging, sort: 'participant' }, staff)
    ).data.map(({ participant_name }) => participant_name),
  'registrations by family': async (paging) =>
    (await shop.office('listOfficeRegistrations', { ...paging, sort: 'family' }, staff)).data.map(
      ({ customer_name }) => customer_name,
    ),
  'the list of a day': async (paging) =>
    (await shop.office('listRoster', { ...paging, day: '2026-07-13' }, staff)).data.map(
      ({ participant_name }) => participant_name,
    ),
};

test.each(Object.entries(LISTS))('%s stand as people look for them', async (_, read) => {
  expect(await read({ page_size: 50 })).toEqual(NAMES);
  const pages = [await read({ page_size: 7 }), await read({ page_size: 7, page_number: 2 })];
  expect(pages.flat()).toEqual(NAMES);
});

test('the reversed list is the reverse of the list', async () => {
  const { data } = await shop.office(
    'listOfficeCustomers',
    { sort: '-name', page_size: 50 },
    staff,
  );
  expect(data.map(({ name }) => name)).toEqual(NAMES.toReversed());
});

test('participants of a family, locations, activities and tags sort the same way', async () => {
  const words = ['Éveil', 'Échecs', 'Zumba', 'œnologie', 'Orgue', 'atelier'];
  const sorted = ['atelier', 'Échecs', 'Éveil', 'œnologie', 'Orgue', 'Zumba'];
  const own = await shop.make.organiser({ name: 'Autre' }, 'localhost');
  const chief = await shop.make.collaborator(own, ALL_PERMISSIONS);
  for (const word of words) {
    await shop.sql(`insert into locations (organiser_id, name) values ($1, $2)`, [own.id, word]);
    await shop.sql(
      `insert into tags (organiser_id, list, name) values ($1, 'availabilities', $2)`,
      [own.id, word],
    );
    await shop.make.activity(own, { title: JSON.stringify({ fr: word, en: '' }) });
  }
  const locations = await shop.office('listOfficeLocations', { sort: 'name' }, chief);
  expect(locations.data.map(({ name }) => name)).toEqual(sorted);
  const activities = await shop.office('listOfficeActivities', { sort: 'title' }, chief);
  expect(activities.data.map(({ title }) => title)).toEqual(sorted);
  const { tags } = await shop.office('listAvailabilityTags', {}, chief);
  expect(tags).toEqual(sorted);
});
