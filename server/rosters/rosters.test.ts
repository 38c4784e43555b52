import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let circus: Made;
let camp: MadeAvailability;
let anne: MadeCustomer;
let staff: { token: string };
let coach: { token: string };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  const all: Permission[] = [
    'registrations.read',
    'participants.read',
    'customers.read',
    'payments.read',
  ];
  staff = await shop.make.collaborator(organiser, all);
  coach = await shop.make.collaborator(organiser, ['registrations.read', 'participants.read']);
  circus = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  camp = await shop.make.availability(organiser, circus, {
    days: ['2026-07-06', '2026-07-07', '2026-07-08'],
  });
  anne = await shop.make.customer(organiser, { phone: '+32470123456' });
  const come = (family: MadeCustomer, dates: readonly Made[], columns: object = {}) =>
    shop.make.registration(organiser, family, {
      availability_id: camp.id,
      date_ids: dates.map(({ id }) => id),
      total_amount: 12_000,
      ...columns,
    });
  const { id } = await come(anne, camp.dates);
  const [field] = await shop.sql<{ id: string }>(
    `insert into custom_fields (organiser_id, entity, type, title) values ($1, 'PARTICIPANTS', 'TEXT', '{"fr": "Allergies", "en": "Allergies"}') returning id`,
    [organiser.id],
  );
  await shop.sql(
    `insert into custom_field_answers (organiser_id, field_id, participant_id, data) values ($1, $2, $3, 'arachides')`,
    [organiser.id, field?.id, anne.participant.id],
  );
  const question = await shop.make.question(organiser, circus, {
    title: { fr: 'Sait nager', en: 'Can swim' },
  });
  await shop.sql(
    `insert into registration_questions (organiser_id, registration_id, question_id, content) values ($1, $2, $3, 'oui')`,
    [organiser.id, id, question.id],
  );
  const paul = await shop.make.customer(organiser, { firstname: 'Paul' });
  await shop.sql(`update participants set firstname = 'Tom' where id = $1`, [paul.participant.id]);
  await come(paul, camp.dates.slice(0, 1));
  const former = await shop.make.customer(organiser);
  await come(former, camp.dates, { cancelled_at: '2026-06-01' });
});
afterAll(() => shop.close());

const roster = (day: string, more: object = {}, as = staff) =>
  shop.office('listRoster', { day, ...more }, as);

describe('the participants of a day', () => {
  test('each day of a camp has its own participants, without cancelled ones', async () => {
    expect((await roster('2026-07-06')).data.map((row) => row.participant_name)).toEqual([
      'Léa Dubois',
      'Tom Dubois',
    ]);
    expect((await roster('2026-07-07')).data.map((row) => row.participant_name)).toEqual([
      'Léa Dubois',
    ]);
    expect(await roster('2026-07-09')).toMatchObject({ data: [], count: 0 });
  });

  test('a row has the hours of that day, the age then, the answers, contacts and the amount owed', async () => {
    const [lea] = (await roster('2026-07-07')).data;
    expect(lea).toMatchObject({
      start_at: '2026-07-07T09:00:00.000Z',
      end_at: '2026-07-07T16:00:00.000Z',
      activity_title: 'Cirque',
      age: 9,
      details: 'Allergies : arachides',
      answers: 'Sait nager : oui',
      customer_name: 'Anne Dubois',
      phone: '0470 12 34 56',
      owed_amount: 12_000,
    });
  });

  test('a day is the organiser’s: a date at 23 h in UTC belongs to the next one', async () => {
    const late = await shop.make.availability(organiser, circus, { days: ['2026-08-01'] });
    await shop.sql(
      `update availability_dates set start_at = '2026-08-01T22:30:00Z', end_at = '2026-08-01T23:30:00Z' where availability_id = $1`,
      [late.id],
    );
    await shop.make.registration(organiser, anne, {
      availability_id: late.id,
      date_ids: late.dates.map(({ id }) => id),
    });
    expect((await roster('2026-08-01')).count).toBe(0);
    expect((await roster('2026-08-02')).count).toBe(1);
  });

  test('is filtered and sorted', async () => {
    expect((await roster('2026-07-06', { search: 'tom' })).count).toBe(1);
    expect((await roster('2026-07-06', { activity: circus.cuid })).count).toBe(2);
    expect((await roster('2026-07-06', { location: 'nowhere' })).count).toBe(0);
    const { data } = await roster('2026-07-06', { sort: '-participant' });
    expect(data.map((row) => row.participant_name)).toEqual(['Tom Dubois', 'Léa Dubois']);
  });
});

test('a coach sees allergies, but no contacts and no amounts', async () => {
  const [lea] = (await roster('2026-07-07', {}, coach)).data;
  expect(lea).toMatchObject({
    details: 'Allergies : arachides',
    age: 9,
    phone: null,
    email: null,
    owed_amount: null,
  });
});

test('no answers without the right to participants', async () => {
  const some = await shop.make.collaborator(organiser, ['registrations.read']);
  const [lea] = (await roster('2026-07-07', {}, some)).data;
  expect(lea).toMatchObject({ details: null, answers: null, age: null, birthdate: null });
});

test('403 without the right, and nothing of a neighbour', async () => {
  const nobody = await shop.make.collaborator(organiser, ['customers.read']);
  await expect(roster('2026-07-07', {}, nobody)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const neighbour = await shop.make.organiser({}, 'localhost');
  const other = await shop.make.collaborator(neighbour, ['registrations.read']);
  expect((await roster('2026-07-07', {}, other)).count).toBe(0);
});
