import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let hall: Made;
let anne: MadeCustomer;
let booking: string;
let staff: { id: number; token: string };

const DAY = '2026-01-12';

/** A hall at a location; a court has none. */
beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'registrations.read',
    'customers.read',
    'participants.read',
    'payments.read',
    'payments.create',
    'bookings.read',
    'bookings.create',
    'bookings.delete',
    'exports.create',
  ]);
  const configuration = await shop.make.bookingConfiguration(organiser, {
    maximum_participants: 3,
  });
  const [house] = await shop.sql<{ id: string }>(
    `insert into locations (organiser_id, cuid, name) values ($1, 'house', 'Maison') returning id`,
    [organiser.id],
  );
  hall = await shop.make.resource(organiser, configuration, {
    name: JSON.stringify({ fr: 'Salle bleue', en: 'Blue room' }),
    location_id: house?.id,
  });
  const court = await shop.make.resource(organiser, configuration, {
    name: JSON.stringify({ fr: 'Court 1', en: 'Court 1' }),
  });
  anne = await shop.make.customer(organiser, { phone: '+32470123456' });
  const lou = await shop.make.participant(organiser, anne, { firstname: 'Lou' });
  booking = await book(hall, '09', [anne.participant.cuid, lou.cuid]);
  const cancelledBooking = await book(hall, '11');
  await shop.office(
    'cancelBooking',
    { booking: cancelledBooking, message: 'Pluie', tell: false },
    staff,
  );
  await book(court, '09');
  const circus = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  const camp = await shop.make.availability(organiser, circus, { days: [DAY] });
  const date_ids = camp.dates.map(({ id }) => id);
  await shop.make.registration(organiser, anne, { availability_id: camp.id, date_ids });
});
afterAll(() => shop.close());

const book = async (resource: Made, hour: string, participants = [anne.participant.cuid]) => {
  const start_at = `${DAY}T${hour}:00:00.000Z`;
  const end_at = new Date(Date.parse(start_at) + 3_600_000).toISOString();
  const of = { customer: anne.cuid, resource: resource.cuid, participants };
  return (await shop.office('sellBooking', { ...of, start_at, end_at }, staff)).cuid;
};

const roster = (more: object = {}, as: { token: string } = staff) =>
  shop.office('listRoster', { day: DAY, ...more }, as);
const titles = async (more: object = {}, as?: { token: string }) =>
  (await roster(more, as)).data.map(({ activity_title }) => activity_title);

test('200 lists bookings among the groups of a day, below the same hour, by place and resource', async () => {
  const { data, count } = await roster();
  expect(count).toBe(3);
  expect(data.map(({ kind, activity_title }) => [kind, activity_title])).toEqual([
    ['REGISTRATION', 'Cirque'],
    ['BOOKING', 'Salle bleue'],
    ['BOOKING', 'Court 1'],
  ]);
});

test('200 with hours, place, participants, contacts and the amount still owed', async () => {
  const { data } = await roster({ kind: 'BOOKING', location: 'house' });
  expect(data).toMatchObject([
    {
      cuid: booking,
      start_at: `${DAY}T09:00:00.000Z`,
      end_at: `${DAY}T10:00:00.000Z`,
      location: 'Maison',
      participant_name: 'Léa Dubois, Lou Dubois',
      quantity: 2,
      customer_name: 'Anne Dubois',
      phone: '0470 12 34 56',
      age: null,
      details: '',
      owed_amount: 1_800,
    },
  ]);
});

test('200 is filtered by kind, place and names, and sorted by place', async () => {
  expect(await titles({ kind: 'REGISTRATION' })).toEqual(['Cirque']);
  expect(await titles({ kind: 'BOOKING' })).toEqual(['Salle bleue', 'Court 1']);
  expect(await titles({ search: 'lou' })).toEqual(['Salle bleue']);
  expect(await titles({ search: 'nobody' })).toEqual([]);
  expect(await titles({ sort: 'location' })).toEqual(['Salle bleue', 'Cirque', 'Court 1']);
  expect(await titles({ day: '2026-01-13' })).toEqual([]);
});

test('200 a booking belongs to no activity', async () => {
  const { data } = await shop.office('listOfficeActivities', {}, await manager());
  expect(await titles({ activity: data[0]?.cuid ?? '' })).toEqual(['Cirque']);
});

test('200 without the right to bookings there are none, and without the rights to contacts and money neither of these', async () => {
  const coach = await shop.make.collaborator(organiser, ['registrations.read']);
  expect(await titles({}, coach)).toEqual(['Cirque']);
  expect(await roster({ kind: 'BOOKING' }, coach)).toMatchObject({ data: [], count: 0 });
  const desk = await shop.make.collaborator(organiser, ['registrations.read', 'bookings.read']);
  expect((await roster({ kind: 'BOOKING' }, desk)).data[0]).toMatchObject({
    customer_name: 'Anne Dubois',
    phone: null,
    email: null,
    owed_amount: null,
  });
});

test('200 a scope of own groups has no bookings, not even of a family in them', async () => {
  const coach = await shop.make.collaborator(organiser, ['registrations.read', 'bookings.read']);
  await shop.sql(
    `update collaborator_roles set scope = 'OWN' where id = (select role_id from collaborators where id = $1)`,
    [coach.id],
  );
  await shop.sql(
    `insert into availability_collaborators (organiser_id, availability_id, collaborator_id)
     select organiser_id, id, $2 from availabilities where organiser_id = $1`,
    [organiser.id, coach.id],
  );
  expect(await titles({}, coach)).toEqual(['Cirque']);
});

const manager = () => shop.make.collaborator(organiser, ['activities.read']);
