import type { Ask } from '@ribambelle/api/client.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let family: MadeCustomer;
let double: Made;
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'participants.read',
    'participants.delete',
    'customers.read',
    'registrations.create',
    'registrations.read',
    'registrations.replace',
    'registrations.overbook',
    'memberships.create',
    'customer-memberships.create',
    'bookings.create',
    'collaborator-logs.read',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
beforeEach(async () => {
  family = await shop.make.customer(organiser);
  double = await shop.make.participant(organiser, family, { lastname: 'Duboix' });
});
afterEach(async () => {
  const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

const camp = async (day: string) =>
  shop.make.availability(organiser, await shop.make.activity(organiser), { days: [day] });
const register = async (participant: Made, day = '2026-07-06', to?: MadeAvailability) => {
  const availability = to ?? (await camp(day));
  const date_ids = availability.dates.map(({ id }) => id);
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: participant.cuid,
      availability: availability.cuid,
      date_ids,
      twice: true,
    },
    staff,
  );
  return { cuid, availability };
};
const both = () => ({ participant: family.participant.cuid, other: double.cuid });
const preview = (of: Ask<'previewParticipantMerge'> = both()) =>
  shop.office('previewParticipantMerge', of, staff);
const merge = async (more: Partial<Ask<'mergeParticipants'>> = {}) => {
  const of = { ...both(), ...more };
  const { kept, other, seen } = await preview({ participant: of.participant, other: of.other });
  const versions = { kept_version: kept.version, other_version: other.version, seen };
  return shop.office('mergeParticipants', { ...versions, ...of }, staff);
};
const club = () =>
  shop.make.membership(organiser, { title: { fr: 'Club' }, entity: 'PARTICIPANTS' });
const sellMembership = (participant: Made, { cuid: membership }: Made) =>
  shop.office(
    'sellMembership',
    { customer: family.cuid, participant: participant.cuid, membership },
    staff,
  );
const countOf = async (table: string, participant: Made) =>
  (
    await shop.sql<{ count: number }>(
      `select count(*)::integer as count from ${table} where participant_id = $1`,
      [participant.id],
    )
  )[0]?.count;

test('200 everything of the other goes to the kept one, and a search for the other finds it', async () => {
  await register(family.participant, '2026-07-06');
  const registration = await register(double, '2026-07-13');
  const details = await preview();
  expect(details).toMatchObject({
    kept: { name: 'Léa Dubois' },
    other: { name: 'Léa Duboix' },
    moves: [{ what: 'REGISTRATIONS', count: 1 }],
    objections: [],
    twice: [],
    birthdate_taken: null,
  });
  const debts = () =>
    shop.sql(
      'select sum(owed_amount)::integer as owed, count(*)::integer as receivables from receivables where customer_id = $1',
      [family.id],
    );
  const before = await debts();
  await merge();
  expect(await debts()).toEqual(before);
  const { cuid } = family.participant;
  const kept = await shop.office('getOfficeParticipant', { participant: double.cuid }, staff);
  expect(kept.cuid).toBe(cuid);
  expect(kept.registrations).toHaveLength(2);
  expect(kept.registrations?.map((one) => one.cuid)).toContain(registration.cuid);
  expect(await shop.sql('select from participants where id = $1', [double.id])).toEqual([]);
  const { participants } = await shop.office('getOfficeCustomer', { customer: family.cuid }, staff);
  expect(participants?.map((one) => one.cuid)).toEqual([cuid]);
  const log = await shop.office('listAuditLog', { about: cuid }, staff);
  expect(log.data[0]).toMatchObject({ action: 'participants.merge' });
  expect(JSON.stringify(log.data[0])).toContain('Léa Duboix');
});

test('200 missing answers and date of birth are filled in, and no answer of the other is lost', async () => {
  await shop.sql('update participants set birthdate = null where id = $1', [family.participant.id]);
  const fields = await shop.sql<{ id: string }>(
    `insert into custom_fields (organiser_id, entity, type, title)
     select $1, 'PARTICIPANTS', 'TEXT', '{"fr":"Allergies"}' from generate_series(1, 2) returning id`,
    [organiser.id],
  );
  const answer = (field: number, participant: Made, data: string) =>
    shop.sql(
      'insert into custom_field_answers (organiser_id, field_id, participant_id, data) values ($1, $2, $3, $4)',
      [organiser.id, fields[field]?.id, participant.id, data],
    );
  await answer(0, family.participant, 'Noix');
  await answer(0, double, 'Lait');
  await answer(1, double, 'Sait nager');
  expect(await preview()).toMatchObject({
    answers_taken: 1,
    answers_dropped: 1,
    birthdate_taken: '2017-05-04',
  });
  await merge();
  const { answers, birthdate } = await shop.office(
    'getOfficeParticipant',
    { participant: family.participant.cuid },
    staff,
  );
  expect(answers.map(({ content }) => content).toSorted()).toEqual(['Noix', 'Sait nager']);
  expect(birthdate).toBe('2017-05-04');
});

test('200 everything else that names them moves too: lines, requests, packs, memberships, bookings, carts, mailings and changes', async () => {
  const line = await camp('2026-07-20');
  await shop.sql(
    'insert into waiting_list_entries (organiser_id, availability_id, customer_id, participant_id, turn) values ($1, $2, $3, $4, 1)',
    [organiser.id, line.id, family.id, double.id],
  );
  await shop.call(
    'addCartItems',
    {
      participant_id: double.id,
      registrations: [
        { availability_id: line.id, availability_dates: line.dates.map(({ id }) => id) },
      ],
    },
    family,
  );
  const { cuid: registration } = await register(double);
  await shop.office(
    'replaceParticipant',
    { registration, participant: family.participant.cuid, version: 1 },
    staff,
  );
  const membership = await club();
  await sellMembership(double, membership);
  await merge();
  for (const table of ['waiting_list_entries', 'cart_items', 'customer_memberships'])
    expect([table, await countOf(table, family.participant)]).toEqual([table, 1]);
  const [change] = await shop.sql<{ was: { participant_id: number } }>(
    'select was from registration_changes c join registrations r on r.id = c.registration_id where r.cuid = $1',
    [registration],
  );
  expect(change?.was.participant_id).toBe(family.participant.id);
});

test('200 two places on one day stay two, and the preview lists them', async () => {
  const { availability } = await register(family.participant);
  await register(double, '2026-07-06', availability);
  expect((await preview()).twice).toMatchObject([{ title: expect.any(String) }]);
  await merge();
  expect(await countOf('registrations', family.participant)).toBe(2);
});

test('409 both wait in one line, have one membership, or take part in one booking: each is named, and nothing is merged', async () => {
  const line = await camp('2026-07-20');
  const wait = (participant: Made, turn: number) =>
    shop.sql(
      'insert into waiting_list_entries (organiser_id, availability_id, customer_id, participant_id, turn) values ($1, $2, $3, $4, $5)',
      [organiser.id, line.id, family.id, participant.id, turn],
    );
  await wait(family.participant, 1);
  await wait(double, 2);
  expect((await preview()).objections).toMatchObject([{ code: 'MERGED_WAITING_TWICE' }]);
  await expect(merge()).rejects.toMatchObject({ code: 'MERGED_WAITING_TWICE', status: 409 });
  await shop.sql('update waiting_list_entries set left_at = now() where participant_id = $1', [
    double.id,
  ]);
  const membership = await club();
  for (const one of [family.participant, double]) await sellMembership(one, membership);
  expect((await preview()).objections).toMatchObject([
    { code: 'MERGED_MEMBERSHIP_TWICE', title: 'Club' },
  ]);
  await expect(merge()).rejects.toMatchObject({ code: 'MERGED_MEMBERSHIP_TWICE' });
  await shop.sql('update customer_memberships set cancelled_at = now() where participant_id = $1', [
    double.id,
  ]);
  const booking = await bookedBoth();
  expect((await preview()).objections).toMatchObject([{ code: 'MERGED_BOOKING_TWICE' }]);
  await expect(merge()).rejects.toMatchObject({ code: 'MERGED_BOOKING_TWICE' });
  await shop.sql(
    'delete from booking_participations where booking_id = $1 and participant_id = $2',
    [booking, double.id],
  );
  await merge();
});

/** A booking that both attend. */
async function bookedBoth(): Promise<string | undefined> {
  const resource = await shop.make.resource(
    organiser,
    await shop.make.bookingConfiguration(organiser, { maximum_participants: 2 }),
  );
  const { cuid } = await shop.office(
    'sellBooking',
    {
      customer: family.cuid,
      participants: [family.participant.cuid, double.cuid],
      resource: resource.cuid,
      start_at: '2026-03-02T09:00:00.000Z',
      end_at: '2026-03-02T10:00:00.000Z',
    },
    staff,
  );
  const [booking] = await shop.sql<{ id: string }>('select id from bookings where cuid = $1', [
    cuid,
  ]);
  return booking?.id;
}

test('409 while a payment page of the family is open', async () => {
  await shop.sql(
    `insert into payments (organiser_id, customer_id, method, amount, state) values ($1, $2, 'ONLINE', 1000, 'PENDING')`,
    [organiser.id, family.id],
  );
  expect((await preview()).objections).toMatchObject([{ code: 'MERGED_PAYMENT_OPEN', at: null }]);
  await expect(merge()).rejects.toMatchObject({ code: 'MERGED_PAYMENT_OPEN' });
});

test('409 CHANGED_MEANWHILE: something was bought, a name was changed, or a colleague was quicker', async () => {
  const { kept, other, seen } = await preview();
  const versions = { kept_version: kept.version, other_version: other.version, seen };
  const send = () => shop.office('mergeParticipants', { ...both(), ...versions }, staff);
  await register(double);
  await expect(send()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', status: 409 });
  await shop.sql(`update participants set firstname = 'Lea' where id = $1`, [double.id]);
  await expect(send()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  await merge();
  await expect(send()).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
});

test('400 with itself, 409 of two families, 404 for an unknown one, 403 without the right', async () => {
  const itself = { participant: double.cuid, other: double.cuid };
  await expect(preview(itself)).rejects.toMatchObject({ code: 'MERGE_WITH_ITSELF', status: 400 });
  const versions = { kept_version: 1, other_version: 1, seen: '' };
  const send = (of: Ask<'previewParticipantMerge'>, as = staff) =>
    shop.office('mergeParticipants', { ...of, ...versions }, as);
  await expect(send(itself)).rejects.toMatchObject({ code: 'MERGE_WITH_ITSELF' });
  const neighbour = await shop.make.customer(organiser);
  const apart = { participant: double.cuid, other: neighbour.participant.cuid };
  await expect(preview(apart)).rejects.toMatchObject({ code: 'PARTICIPANTS_OF_TWO_FAMILIES' });
  await expect(send(apart)).rejects.toMatchObject({ code: 'PARTICIPANTS_OF_TWO_FAMILIES' });
  const nobody = { participant: double.cuid, other: 'nobody' };
  await expect(preview(nobody)).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
  await expect(send(nobody)).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
  const clerk = await shop.make.collaborator(organiser, ['participants.update']);
  await expect(send(both(), clerk)).rejects.toMatchObject({ status: 403 });
});

test('race: the participant merged away buys at the same moment: nothing is lost, and there is no unexpected error', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 12; round += 1) {
    const other = await shop.make.participant(organiser, family);
    const { id, dates } = await camp('2026-08-03');
    const registrations = [{ availability_id: id, availability_dates: dates.map((one) => one.id) }];
    const of = { participant: family.participant.cuid, other: other.cuid };
    const { kept, other: gone, seen } = await preview(of);
    const versions = { kept_version: kept.version, other_version: gone.version, seen };
    const acts = await Promise.allSettled([
      shop.office('mergeParticipants', { ...of, ...versions }, staff),
      shop.call('addCartItems', { participant_id: other.id, registrations }, family),
    ]);
    outcomes.push(
      ...acts.map((one) => (one.status === 'fulfilled' ? 'done' : String(Object(one.reason).code))),
    );
  }
  expect([...new Set(outcomes)].toSorted()).not.toContain('INTERNAL');
  expect(
    [...new Set(outcomes)].filter(
      (one) =>
        !['done', 'CHANGED_MEANWHILE', 'PARTICIPANT_NOT_FOUND', 'REGISTRATIONS_REJECTED'].includes(
          one,
        ),
    ),
  ).toEqual([]);
});

test('404 for a purchase that started before the merge and comes after it: it is retried, and the other is gone', async () => {
  const { id, dates } = await camp('2026-08-10');
  const registrations = [{ availability_id: id, availability_dates: dates.map((one) => one.id) }];
  // the merge, held open after it has locked both
  await books.query('begin');
  await books.query('select from participants where id = $1 for update', [double.id]);
  const buying = shop
    .call('addCartItems', { participant_id: double.id, registrations }, family)
    .catch((error: unknown) => error);
  await expect.poll(waitingCount).toBe(1);
  await books.query('delete from participants where id = $1', [double.id]);
  await books.query('commit');
  expect(await buying).toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
  expect(await countOf('cart_items', double)).toBe(0);
});

/** The number of statements that wait for a lock. */
const waitingCount = async () =>
  (
    await shop.sql<{ count: number }>(
      `select count(*)::integer as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
  )[0]?.count;
