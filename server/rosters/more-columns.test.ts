import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;
let circus: MadeAvailability;
let pottery: MadeAvailability;
let staff: { id: number; token: string };

const DAY = '2026-07-06';
const ALL: Permission[] = [
  'registrations.read',
  'participants.read',
  'customers.read',
  'payments.read',
  'exports.create',
  'registration-attendances.read',
];

/**
 * Two activities that ask the same questions in the same words; custom fields of participants and
 * families.
 */
beforeAll(async () => {
  shop = await openShop({ jobs: true });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL);
  anne = await shop.make.customer(organiser);
  await field('PARTICIPANTS', 'Allergies', { order: 2, health: true, answer: 'arachides' });
  await field('PARTICIPANTS', 'Qui vient chercher', { answer: 'Mamie' });
  await field('CUSTOMERS', 'École', { answer: 'Sainte-Anne' });
  await field('COLLABORATORS', 'Taille', {});
  circus = await offer({ fr: 'Cirque' }, '2026-07-06');
  pottery = await offer({ fr: 'Poterie' }, '2026-07-06');
});
afterAll(() => shop.close());

async function field(
  entity: string,
  title: string,
  { health = false, order = 1, answer }: { health?: boolean; order?: number; answer?: string },
): Promise<void> {
  const [{ id } = { id: '' }] = await shop.sql<{ id: string }>(
    `insert into custom_fields (organiser_id, entity, type, title, health, "order") values ($1, $2, 'TEXT', $3, $4, $5) returning id`,
    [organiser.id, entity, JSON.stringify({ fr: title, en: title }), health, order],
  );
  if (answer === undefined) return;
  const [column, owner] =
    entity === 'CUSTOMERS' ? ['customer_id', anne.id] : ['participant_id', anne.participant.id];
  await shop.sql(
    `insert into custom_field_answers (organiser_id, field_id, ${column}, data) values ($1, $2, $3, $4)`,
    [organiser.id, id, owner, answer],
  );
}

/**
 * An activity on a day with a question, another about health, and an option, with Léa registered.
 */
async function offer(title: { fr: string }, day: string): Promise<MadeAvailability> {
  const activity = await shop.make.activity(organiser, { title });
  const swims = await shop.make.question(organiser, activity, {
    title: { fr: `Sait nager${title.fr === 'Cirque' ? ' ?' : ''}`, en: '' },
  });
  const asthma = await shop.make.question(organiser, activity, {
    title: { fr: `Asthme (${title.fr})`, en: '' },
    health: true,
    order: title.fr === 'Cirque' ? 1 : 2,
  });
  const availability = await shop.make.availability(organiser, activity, { days: [day] });
  const { id } = await shop.make.registration(organiser, anne, {
    availability_id: availability.id,
    date_ids: availability.dates.map((date) => date.id),
  });
  for (const [question, content] of [
    [swims, `oui, ${title.fr}`],
    [asthma, 'léger'],
  ] as const)
    await shop.sql(
      'insert into registration_questions (organiser_id, registration_id, question_id, content) values ($1, $2, $3, $4)',
      [organiser.id, id, question.id, content],
    );
  const option = await shop.make.option(organiser, activity, {
    title: { fr: 'Repas', en: 'Meal' },
    prices: [{ label: { fr: 'Végétarien', en: 'Vegetarian' }, amount: 500 }],
  });
  await shop.sql(
    'insert into registration_options (organiser_id, registration_id, price_id, content) values ($1, $2, $3, null)',
    [organiser.id, id, option.prices[0]?.id],
  );
  return availability;
}

const dayOf = (more: object = {}, as: { token: string } = staff) =>
  shop.office('getRosterDay', { day: DAY, ...more }, as);
const titles = async (as?: { token: string }, more: object = {}) =>
  (await dayOf(more, as)).columns.map(({ source, title }) => `${source} ${title}`);
const columnNamed = async (title: string) =>
  (await dayOf()).columns.find((column) => column.title.startsWith(title))?.name ?? '';

test('200 each question and option of the day can be a column, once for all with the same words, and so can each custom field', async () => {
  expect(await titles()).toEqual([
    'field Allergies',
    'field Qui vient chercher',
    expect.stringMatching(/^question Sait nager/),
    'question Asthme (Cirque)',
    'question Asthme (Poterie)',
    'option Repas',
    'family École',
  ]);
  const { columns } = await dayOf();
  expect(columns.filter(({ health }) => health).map(({ title }) => title)).toEqual([
    'Allergies',
    'Asthme (Cirque)',
    'Asthme (Poterie)',
  ]);
});

test('200 a row has the values of these columns, and its details are about the participant and health', async () => {
  const { data } = await shop.office('listRoster', { day: DAY }, staff);
  const swims = await columnNamed('Sait nager');
  const meal = await columnNamed('Repas');
  const contents = (column: string) =>
    data.map(({ more }) =>
      more.filter((part) => part.column === column).map((part) => part.content),
    );
  expect(contents(swims).flat().toSorted()).toEqual(['oui, Cirque', 'oui, Poterie']);
  expect(contents(meal)).toEqual([['Végétarien'], ['Végétarien']]);
  expect(contents(await columnNamed('École'))).toEqual([['Sainte-Anne'], ['Sainte-Anne']]);
  expect(new Set(data.map(({ details }) => details))).toEqual(
    new Set([
      'Allergies : arachides · Asthme (Cirque) : léger · Qui vient chercher : Mamie',
      'Allergies : arachides · Asthme (Poterie) : léger · Qui vient chercher : Mamie',
    ]),
  );
});

test('200 filtered by place or activity it has the columns of its groups only, and on a day without groups those of fields', async () => {
  const { data } = await shop.office('listRoster', { day: DAY }, staff);
  expect(data).toHaveLength(2);
  const [activity] = await shop.sql<{ cuid: string }>(
    `select a.cuid from activities a join availabilities v on v.activity_id = a.id where v.id = $1`,
    [circus.id],
  );
  expect(await titles(staff, { activity: activity?.cuid })).not.toContain(
    'question Asthme (Poterie)',
  );
  expect(await titles(staff, { day: '2026-01-01' })).toEqual([
    'field Allergies',
    'field Qui vient chercher',
    'family École',
  ]);
});

test('200 groups by hour with their collaborators; a stand-in replaces those of the whole availability', async () => {
  const names = async () =>
    Object.fromEntries(
      (await dayOf()).groups.map(({ activity_title, coaches, registered }) => [
        activity_title,
        { coaches: coaches.length, registered },
      ]),
    );
  const tom = await shop.make.collaborator(organiser, []);
  for (const { id } of [staff, tom])
    await shop.sql(
      'insert into availability_collaborators (organiser_id, availability_id, collaborator_id) values ($1, $2, $3)',
      [organiser.id, circus.id, id],
    );
  expect(await names()).toEqual({
    Cirque: { coaches: 2, registered: 1 },
    Poterie: { coaches: 0, registered: 1 },
  });
  await shop.sql(
    'insert into availability_date_collaborators (organiser_id, availability_id, date_id, collaborator_id) values ($1, $2, $3, $4)',
    [organiser.id, circus.id, circus.dates[0]?.id, tom.id],
  );
  expect(await names()).toEqual({
    Cirque: { coaches: 1, registered: 1 },
    Poterie: { coaches: 0, registered: 1 },
  });
});

test('200 the register shows answers about health first', async () => {
  const { participants } = await shop.office('getAttendanceRegister', { day: DAY }, staff);
  expect(participants.find(({ date_id }) => date_id === circus.dates[0]?.id)?.details).toEqual([
    { title: 'Allergies', content: 'arachides', health: true },
    { title: 'Asthme (Cirque)', content: 'léger', health: true },
    { title: 'Qui vient chercher', content: 'Mamie', health: false },
  ]);
});

test('200 a value that the collaborator may not see is in no column and no row', async () => {
  const some = await shop.make.collaborator(organiser, ['registrations.read']);
  expect(await titles(some)).toEqual(['option Repas']);
  const desk = await shop.make.collaborator(organiser, ['registrations.read', 'customers.read']);
  expect(await titles(desk)).toEqual(['option Repas', 'family École']);
  const { data } = await shop.office('listRoster', { day: DAY }, some);
  expect(data[0]?.more.map(({ title }) => title)).toEqual(['Repas']);
});

async function exported(columns: readonly string[]): Promise<string> {
  const of = { list: 'roster' as const, filters: { day: DAY }, columns: [...columns] };
  const { cuid } = await shop.office('createExport', { format: 'CSV', of }, staff);
  const state = async () => (await shop.office('getExport', { export: cuid }, staff)).state;
  await expect.poll(state).toBe('DONE');
  const answer = await shop.fetch('back-office', `/api/back-office/exports/${cuid}/file`, {
    headers: { cookie: `ribambelle_office=${staff.token}` },
  });
  return answer.text();
}

test('200 a file has these columns under their titles, and a column of another day stays empty', async () => {
  const text = await exported([
    'activity',
    await columnNamed('Repas'),
    await columnNamed('École'),
    'question-nothing',
  ]);
  expect(text.replace('\uFEFF', '').trim().split('\r\n').toSorted()).toEqual([
    'Cirque;Végétarien;Sainte-Anne;',
    'Poterie;Végétarien;Sainte-Anne;',
    'Quoi;Repas;École;question-nothing',
  ]);
});

test('403 for a file with a column that the collaborator may not see', async () => {
  const some = await shop.make.collaborator(organiser, ['registrations.read', 'exports.create']);
  const allergies = await columnNamed('Allergies');
  const of = { list: 'roster' as const, filters: { day: DAY }, columns: [allergies] };
  await expect(shop.office('createExport', { format: 'CSV', of }, some)).rejects.toMatchObject({
    code: 'NOT_PERMITTED',
  });
});

test('400 for a column with an invalid name', async () => {
  const of = { list: 'roster' as const, filters: { day: DAY }, columns: ['nonsense'] };
  await expect(shop.office('createExport', { format: 'CSV', of }, staff)).rejects.toMatchObject({
    status: 400,
  });
});

test('403 for the groups of a day without the right to its list', async () => {
  const nobody = await shop.make.collaborator(organiser, ['customers.read']);
  await expect(dayOf({}, nobody)).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  expect(pottery.dates).toHaveLength(1);
});
