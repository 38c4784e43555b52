import type { Ask } from '@ribambelle/api/client.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { mostWithoutLocks } from '@ribambelle/testing/without-locks.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

type Sent = Ask<'registerAttendances'>['marks'][number];
type Registered = { readonly cuid: string; readonly id: number };

let shop: Shop;
let organiser: Made;
let circus: Made;
let camp: MadeAvailability;
let anne: MadeCustomer;
let lea: Registered;
let cancelledRegistration: Registered;
let staff: { id: number; token: string };

const DAY = '2026-07-06';
const at = (hour: string) => `${DAY}T${hour}:00.000Z`;
const READS: readonly Permission[] = ['registration-attendances.read'];
const TAKES: readonly Permission[] = [...READS, 'registration-attendances.register'];

beforeAll(async () => {
  shop = await openShop({ now: at('17:00') });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    ...TAKES,
    'participants.read',
    'customers.read',
  ]);
  circus = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  camp = await shop.make.availability(organiser, circus, { days: [DAY, '2026-07-07'] });
  anne = await shop.make.customer(organiser, { phone: '+32470123456' });
  const date_ids = camp.dates.map(({ id }) => id);
  lea = await shop.make.registration(organiser, anne, { availability_id: camp.id, date_ids });
  const paul = await shop.make.customer(organiser, { firstname: 'Paul' });
  cancelledRegistration = await shop.make.registration(organiser, paul, {
    availability_id: camp.id,
    date_ids,
    cancelled_at: '2026-06-01',
  });
  const [field] = await shop.sql<{ id: string }>(
    `insert into custom_fields (organiser_id, entity, type, title) values ($1, 'PARTICIPANTS', 'TEXT', '{"fr": "Allergies"}') returning id`,
    [organiser.id],
  );
  await shop.sql(
    `insert into custom_field_answers (organiser_id, field_id, participant_id, data) values ($1, $2, $3, 'arachides')`,
    [organiser.id, field?.id, anne.participant.id],
  );
});
beforeEach(async () => {
  await shop.sql('delete from attendance_marks');
  await shop.sql(
    'update registration_dates set arrival = null, departure = null, absent_at = null',
  );
});
afterAll(() => shop.close());

let number = 0;
function mark(kind: Sent['kind'], hour: string, more: Partial<Sent> = {}): Sent {
  number += 1;
  return {
    mark: `mark-${number}`,
    registration: lea.cuid,
    date_id: camp.dates[0]?.id ?? 0,
    kind,
    at: at(hour),
    made_at: at(hour),
    ...more,
  };
}
const send = (marks: readonly Sent[], by: { token: string } = staff) =>
  shop.office('registerAttendances', { marks: [...marks] }, by);
const register = (more: object = {}, by: { token: string } = staff) =>
  shop.office('getAttendanceRegister', { day: DAY, ...more }, by);
const stands = async () =>
  (
    await shop.sql(
      'select arrival, departure, absent_at from registration_dates where registration_id = $1 and date_id = $2',
      [lea.id, camp.dates[0]?.id],
    )
  )[0];

describe('marks', () => {
  test('200 an arrival and a departure are kept on the date, with their author', async () => {
    const { outcomes, attendances } = await send([mark('ARRIVED', '08:55'), mark('LEFT', '16:02')]);
    expect(outcomes.map(({ refused }) => refused)).toEqual([null, null]);
    expect(attendances).toEqual([
      {
        registration: lea.cuid,
        date_id: camp.dates[0]?.id,
        state: 'LEFT',
        arrival: at('08:55'),
        departure: at('16:02'),
        absent_at: null,
      },
    ]);
    const { groups, participants } = await register();
    expect(groups).toMatchObject([
      { activity_title: 'Cirque', registered: 1, present: 0, left: 1, absent: 0 },
    ]);
    expect(participants).toMatchObject([
      {
        participant_name: 'Léa Dubois',
        details: [{ title: 'Allergies', content: 'arachides' }],
        phone: '0470 12 34 56',
        marks: [
          { kind: 'ARRIVED', at: at('08:55'), made_by: expect.stringMatching(/\S/u) },
          { kind: 'LEFT', at: at('16:02') },
        ],
      },
    ]);
  });

  test('200 marks sent twice, late and in another order give the same result, once', async () => {
    const marks = [mark('ARRIVED', '09:00'), mark('LEFT', '10:00'), mark('ARRIVED', '11:00')];
    const first = await send(marks);
    const again = await send([...marks, ...marks].toReversed());
    expect(again.attendances).toEqual(first.attendances);
    expect(first.attendances).toMatchObject([
      { state: 'PRESENT', arrival: at('09:00'), departure: null },
    ]);
    expect(await shop.sql('select cuid from attendance_marks')).toHaveLength(3);
  });

  test('200 a mark sent again with other content keeps its first content', async () => {
    const arrival = mark('ARRIVED', '09:00');
    await send([arrival]);
    await send([{ ...arrival, at: at('12:00') }]);
    expect(await stands()).toMatchObject({ arrival: new Date(at('09:00')) });
  });

  test('200 absent with a reason, then present, then the arrival is taken back', async () => {
    await send([mark('ABSENT', '08:00', { reason: 'ILL', message: 'fièvre' })]);
    expect((await register()).groups).toMatchObject([{ absent: 1, present: 0 }]);
    const arrival = mark('ARRIVED', '09:30');
    await send([arrival]);
    expect((await register()).groups).toMatchObject([{ absent: 0, present: 1 }]);
    const back = mark('TAKEN_BACK', '09:31', { takes_back: [arrival.mark] });
    expect((await send([back])).attendances).toMatchObject([
      { state: 'ABSENT', absent_at: at('08:00') },
    ]);
    const { participants } = await register();
    expect(participants[0]?.marks[0]).toMatchObject({ reason: 'ILL', message: 'fièvre' });
  });

  test('200 each wrong mark is refused by itself, and the others are accepted', async () => {
    const { outcomes } = await send([
      mark('ARRIVED', '09:00', { registration: cancelledRegistration.cuid }),
      mark('ARRIVED', '09:00', { registration: 'nobody' }),
      mark('ARRIVED', '17:06'),
      mark('ARRIVED', '09:00', { at: '2026-07-04T09:00:00.000Z' }),
      mark('ARRIVED', '17:04'),
    ]);
    expect(outcomes.map(({ refused }) => refused)).toEqual([
      'REGISTRATION_CANCELLED',
      'NOT_ON_DATE',
      'IN_FUTURE',
      'OTHER_DAY',
      null,
    ]);
    expect(await stands()).toMatchObject({ arrival: new Date(at('17:04')) });
  });

  test('200 appears in the log of the registration, once', async () => {
    await shop.sql('delete from audit_log');
    const arrival = mark('ARRIVED', '09:00');
    await send([arrival]);
    await send([arrival]);
    expect(await shop.sql('select action, entity_cuid, summary from audit_log')).toEqual([
      {
        action: 'registration-attendances.register',
        entity_cuid: lea.cuid,
        summary: 'Léa Dubois',
      },
    ]);
  });

  test('400 without marks, with a reason on an arrival, and with an invalid time', async () => {
    const refusal = { code: 'INVALID_REQUEST', status: 400 };
    await expect(send([])).rejects.toMatchObject(refusal);
    await expect(send([mark('ARRIVED', '09:00', { reason: 'ILL' })])).rejects.toMatchObject(
      refusal,
    );
    await expect(send([mark('ARRIVED', '09:00', { at: 'nine' })])).rejects.toMatchObject(refusal);
    expect(await shop.sql('select cuid from attendance_marks')).toEqual([]);
  });
});

const AS_EXPECTED = { arrival: new Date(at('09:05')), departure: null, absent_at: null };
const isAsExpected = (result: unknown) => JSON.stringify(result) === JSON.stringify(AS_EXPECTED);

/**
 * Sends from four phones at once that somebody arrived, that it was a mistake, that they are
 * absent, and that they came after all; returns the final state.
 */
async function fourAtOnce() {
  await shop.sql('delete from attendance_marks');
  const arrival = mark('ARRIVED', '09:00');
  const marks = [
    arrival,
    mark('TAKEN_BACK', '09:01', { takes_back: [arrival.mark] }),
    mark('ABSENT', '09:02'),
    mark('ARRIVED', '09:05'),
  ];
  await Promise.all(marks.map((one) => send([one])));
  return stands();
}

describe('four phones', () => {
  test('that mark the same child at once are all kept, even when two of them send again later', async () => {
    const phones = await Promise.all(
      [1, 2, 3, 4].map(() => shop.make.collaborator(organiser, TAKES)),
    );
    const minute = (phone: number) => `09:0${phone}`;
    const marks = phones.map((_, phone) => [
      mark('ARRIVED', minute(phone)),
      mark('LEFT', `16:0${phone}`),
    ]);
    const [one, two, three, four] = phones;
    const answers = await Promise.all(
      [one, two].map((phone, at_) => send(marks[at_] ?? [], phone)),
    );
    expect(answers).toHaveLength(2);
    // two phones that had no connection, each of which sends twice because the first answer was
    // lost
    await Promise.all(
      [three, four, three, four].map((phone, at_) =>
        send((marks[2 + (at_ % 2)] ?? []).toReversed(), phone),
      ),
    );
    expect(await shop.sql('select cuid from attendance_marks')).toHaveLength(8);
    expect(await stands()).toMatchObject({
      arrival: new Date(at('09:00')),
      departure: new Date(at('16:00')),
    });
  });

  test('the last phone to finish takes every mark into account, fifty times', async () => {
    for (let round = 0; round < 50; round += 1) expect(await fourAtOnce()).toEqual(AS_EXPECTED);
  });

  test('negative control: without the lock of the date the result sometimes misses marks', async () => {
    const mistakes = async () => (isAsExpected(await fourAtOnce()) ? 0 : 1);
    expect(await mostWithoutLocks(mistakes, { right: 0 })).toBe(1);
  });
});

describe('the register', () => {
  test('covers one day, one place or one date, and nobody who cancelled', async () => {
    expect(await register()).toMatchObject({ count: 1, participants: [{ age: 9 }] });
    expect(await register({ location: 'nowhere' })).toEqual({
      groups: [],
      participants: [],
      count: 0,
    });
    const [first, second] = camp.dates;
    expect((await register({ date_id: first?.id })).participants).toHaveLength(1);
    const other = await register({ date_id: second?.id });
    expect([other.groups.length, other.participants.length, other.count]).toEqual([1, 0, 0]);
  });

  test('shows allergies to staff who may read participants, and phones to staff who may see contacts', async () => {
    const some = await shop.make.collaborator(organiser, READS);
    expect((await register({}, some)).participants[0]).toMatchObject({
      details: null,
      age: null,
      phone: null,
    });
  });

  test('403 without the rights, and nothing of another organiser', async () => {
    const refusal = { code: 'NOT_PERMITTED', status: 403 };
    const reader = await shop.make.collaborator(organiser, READS);
    await expect(send([mark('ARRIVED', '09:00')], reader)).rejects.toMatchObject(refusal);
    const nobody = await shop.make.collaborator(organiser, ['registrations.read']);
    await expect(register({}, nobody)).rejects.toMatchObject(refusal);
    const neighbour = await shop.make.organiser({}, 'localhost');
    const stranger = await shop.make.collaborator(neighbour, TAKES);
    expect((await register({}, stranger)).count).toBe(0);
    const { outcomes } = await send([mark('ARRIVED', '09:00')], stranger);
    expect(outcomes).toMatchObject([{ refused: 'NOT_ON_DATE' }]);
    expect(await stands()).toMatchObject({ arrival: null });
  });

  test('a coach marks only the own group', async () => {
    const coach = await shop.make.collaborator(organiser, TAKES);
    await shop.sql(
      `update collaborator_roles set scope = 'OWN' where id = (select role_id from collaborators where id = $1)`,
      [coach.id],
    );
    expect((await register({}, coach)).count).toBe(0);
    const arrival = mark('ARRIVED', '09:00');
    expect((await send([arrival], coach)).outcomes).toEqual([
      { mark: arrival.mark, refused: 'NOT_ON_DATE' },
    ]);
    await shop.sql(
      'insert into availability_date_collaborators (organiser_id, availability_id, date_id, collaborator_id) values ($1, $2, $3, $4)',
      [organiser.id, camp.id, camp.dates[0]?.id, coach.id],
    );
    expect((await register({}, coach)).count).toBe(1);
    const tomorrow = { date_id: camp.dates[1]?.id ?? 0, at: '2026-07-06T21:30:00.000Z' };
    const both = [mark('ARRIVED', '09:00'), mark('ABSENT', '09:00', tomorrow)];
    expect((await send(both, coach)).outcomes.map(({ refused }) => refused)).toEqual([
      null,
      'NOT_ON_DATE',
    ]);
    expect(await stands()).toMatchObject({ arrival: new Date(at('09:00')) });
  });
});

test('erasing an account removes the reason of an absence, and the application can rewrite nothing else', async () => {
  const family = await shop.make.customer(organiser, { firstname: 'Odile' });
  const past = await shop.make.availability(organiser, circus, { days: ['2026-07-01'] });
  const registration = await shop.make.registration(organiser, family, {
    availability_id: past.id,
    date_ids: past.dates.map(({ id }) => id),
  });
  const of = { registration: registration.cuid, date_id: past.dates[0]?.id ?? 0 };
  await send([mark('ABSENT', '08:00', { reason: 'ILL', message: 'fièvre', ...of })]);
  await shop.call('deleteSession', {}, family);
  expect(await shop.sql('select kind, reason, message from attendance_marks')).toEqual([
    { kind: 'ABSENT', reason: null, message: '' },
  ]);
  const rights = await shop.sql(
    `select privilege_type from information_schema.table_privileges where table_name = 'attendance_marks' and grantee = 'ribambelle_app' order by 1`,
  );
  expect(rights.map(({ privilege_type }) => privilege_type)).toEqual(['INSERT', 'SELECT']);
});
