import { addSeconds } from '@ribambelle/domain/base/instants.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const START = '2026-01-05T08:00:00.000Z';
let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };
let anne: MadeCustomer;
let ben: MadeCustomer;
let carl: MadeCustomer;
let camp: MadeAvailability;
let lastRegistration: string;

// no job is ever run: the state seen here was there when the call was answered
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser, { waiting_list_mode: 'OFFER' });
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
});
afterAll(() => shop.close());

/**
 * A full camp of one place, with Anne and Ben on its waiting list; Carl is not on it and tries to
 * register.
 */
beforeEach(async () => {
  shop.clock.set(START);
  [anne, ben, carl] = [
    await shop.make.customer(organiser),
    await shop.make.customer(organiser),
    await shop.make.customer(organiser),
  ];
  camp = await shop.make.availability(organiser, activity, { days: ['2026-07-06'], capacity: 1 });
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: carl.cuid,
      participant: (await shop.make.participant(organiser, carl)).cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
    },
    staff,
  );
  lastRegistration = cuid;
  for (const family of [anne, ben])
    await shop.call(
      'joinWaitingList',
      { availability_id: camp.id, participant_id: family.participant.id },
      family,
    );
});

const PLACES_TAKEN = { code: 'PLACES_TAKEN', status: 409 };

const cancel = () =>
  shop.office(
    'cancelOfficeRegistration',
    { registration: lastRegistration, message: 'Malade' },
    staff,
  );
const add = (family: MadeCustomer) =>
  shop.call(
    'addCartItems',
    {
      participant_id: family.participant.id,
      registrations: [
        { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
      ],
    },
    family,
  );
const entryOf = async (family: MadeCustomer) =>
  (await shop.call('listWaitingListEntries', { availability: camp.cuid }, family)).data[0];
const areOffered = async () =>
  Promise.all([anne, ben].map(async (family) => Boolean((await entryOf(family))?.offer)));

test('a cancelled place is offered to the line before anybody else finds it', async () => {
  await cancel();
  await expect(add(carl)).rejects.toMatchObject(PLACES_TAKEN);
  expect(await areOffered()).toEqual([true, false]);
  await add(anne);
});

test('a declined place is offered to the next at once', async () => {
  await cancel();
  const { id } = (await entryOf(anne)) ?? { id: 0 };
  await shop.call('declineOffer', { waiting_list_entry_id: id }, anne);
  await expect(add(carl)).rejects.toMatchObject(PLACES_TAKEN);
  expect(await areOffered()).toEqual([false, true]);
});

test('so are places added by staff; those beyond the line are for everybody', async () => {
  const { version } = await shop.office(
    'getOfficeAvailability',
    { availability: camp.cuid },
    staff,
  );
  await shop.office('updateAvailability', { availability: camp.cuid, version, capacity: 4 }, staff);
  expect(await areOffered()).toEqual([true, true]);
  await add(carl);
  await expect(add(await shop.make.customer(organiser))).rejects.toMatchObject(PLACES_TAKEN);
});

test('after an expired offer too, the place is reserved for the next for a minute; by then a job has offered it', async () => {
  await cancel();
  const over = (await entryOf(anne))?.offer?.expires_at ?? '';
  shop.clock.set(addSeconds(over, 59));
  await expect(add(carl)).rejects.toMatchObject(PLACES_TAKEN);
  shop.clock.set(addSeconds(over, 61));
  await add(carl);
});

test('without offers, the next are notified, and the first to order gets it', async () => {
  await shop.sql(`update activities set waiting_list_mode = 'NOTIFY' where id = $1`, [activity.id]);
  await cancel();
  expect(await areOffered()).toEqual([false, false]);
  const notified = await shop.sql(
    `select payload from events where type = 'waiting-list.vacancy' and payload ->> 'waiting_list_entry_id' = $1`,
    [String((await entryOf(anne))?.id)],
  );
  expect(notified).toHaveLength(1);
  await add(carl);
});
