import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
const text = (fr: string) => JSON.stringify({ fr, en: '' });
const BEST_FIRST = [
  'Des robots de carton',
  'Le carton ondulé',
  'Cartonnage',
  'Les petits astronomes',
];

/** The worst match begins first, and is first in the organiser's order. */
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const titles = [
    ['Les petits astronomes', '<p>Des fusées de carton.</p>', '2026-02-02'],
    ['Cartonnage', '', '2026-02-03'],
    ['Des robots de carton', '', '2026-02-04'],
    ['Le carton ondulé', '', '2026-02-05'],
    ['Danse', '', '2026-02-01'],
  ] as const;
  for (const [order, [title, description, day]] of titles.entries()) {
    const activity = await shop.make.activity(organiser, {
      order,
      title: text(title),
      description: text(description),
    });
    await shop.make.availability(organiser, activity, { days: [day] });
  }
  const swimming = [
    ['Bébés nageurs', '<p>Apprendre à nager sans peur.</p>'],
    ['Natation libre', ''],
    ['Aqua', '<p>Swimming for all.</p>'],
  ] as const;
  const places = {
    Ixelles: await shop.make.location(organiser, { city: 'Ixelles' }),
    Namur: await shop.make.location(organiser, { city: 'Namur' }),
  };
  for (const [title, description] of swimming) {
    const activity = await shop.make.activity(organiser, {
      title: text(title),
      description: text(description),
    });
    // on a Wednesday in Ixelles, on a Saturday in Namur; the free swim the other way round
    const swapped = title === 'Natation libre';
    await shop.make.availability(organiser, activity, {
      days: ['2026-03-04'],
      weekdays: [3],
      location_id: swapped ? places.Namur.id : places.Ixelles.id,
    });
    await shop.make.availability(organiser, activity, {
      days: ['2026-03-07'],
      weekdays: [6],
      location_id: swapped ? places.Ixelles.id : places.Namur.id,
    });
  }
  for (const name of ['Cartonnage', 'Carton plein'])
    await shop.sql(
      `insert into vouchers (organiser_id, title, "order", price, amount) values ($1, $2, $3, 5000, 5000)`,
      [organiser.id, text(name), name === 'Cartonnage' ? 1 : 2],
    );
});
afterAll(() => shop.close());

const search = { search: 'carton' };

test('activities: a whole word of the title first, then the beginning of a word, then the description, then the organiser’s order', async () => {
  expect((await shop.call('listActivities', search)).data.map(({ title }) => title)).toEqual(
    BEST_FIRST,
  );
  const office = await shop.office('listOfficeActivities', search, staff);
  expect(office.data.map(({ title }) => title)).toEqual(BEST_FIRST);
});

test('offers to register for or move to, and availabilities: the same order, then by start', async () => {
  const offers = await shop.office('listStaffOffers', search, staff);
  expect([offers.count, offers.data.map((one) => one.activity_title)]).toEqual([4, BEST_FIRST]);
  const second = await shop.office('listStaffOffers', { ...search, limit: 2, offset: 1 }, staff);
  expect(second.data.map((one) => one.activity_title)).toEqual(BEST_FIRST.slice(1, 3));
  const all = await shop.office('listStaffOffers', {}, staff);
  expect(all.data[0]?.activity_title).toBe('Danse');
  const dates = await shop.office('listOfficeAvailabilities', search, staff);
  expect(dates.data.map(({ activity }) => activity.title)).toEqual(BEST_FIRST);
  const byStart = await shop.office(
    'listOfficeAvailabilities',
    { ...search, sort: 'start' },
    staff,
  );
  expect(byStart.data[0]?.activity.title).toBe('Les petits astronomes');
});

test('the search over everything uses the same order', async () => {
  const { data } = await shop.office('searchOffice', search, staff);
  const titles = (kind: string) =>
    data.filter((hit) => hit.kind === kind).map(({ title }) => title);
  expect(titles('ACTIVITY')).toEqual(BEST_FIRST);
  expect(titles('AVAILABILITY')).toEqual(BEST_FIRST);
});

test.each(['natation', 'nager', 'NAGE', 'swim', 'swimming'])(
  '%s finds every swimming activity, whatever the language or form of the word',
  async (term) => {
    const { data } = await shop.call('listActivities', { search: term });
    expect(data.map(({ title }) => title).toSorted()).toEqual([
      'Aqua',
      'Bébés nageurs',
      'Natation libre',
    ]);
  },
);

test('a search by place and weekday finds only the activity held there on that day', async () => {
  const saturday = { search: 'natation Ixelles', weekday: [6] };
  const { data } = await shop.call('listActivities', saturday);
  expect(data.map(({ title }) => title)).toEqual(['Natation libre']);
  const anywhere = await shop.call('listActivities', { search: 'natation', weekday: [6] });
  expect(anywhere.count).toBe(3);
});

test('vouchers: the whole word comes first', async () => {
  const { data } = await shop.office('listOfficeVouchers', search, staff);
  expect(data.map(({ title }) => title)).toEqual(['Carton plein', 'Cartonnage']);
});
