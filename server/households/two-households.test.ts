import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishErasing } from '../clean-up/finish-erasing-store.ts';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let mother: MadeCustomer;
let father: MadeCustomer;
let lea: Made;
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});
beforeEach(async () => {
  mother = await shop.make.customer(organiser, { phone: '+32470000001' });
  father = await shop.make.customer(organiser, {
    firstname: 'Jan',
    lastname: 'Peeters',
    phone: '+32470000002',
    wallet_amount: 0,
  });
  lea = mother.participant;
  const { version } = await shop.office('getOfficeParticipant', { participant: lea.cuid }, staff);
  const whom = { participant: lea.cuid, customer: father.cuid, participant_version: version };
  await shop.office('addHousehold', whom, staff);
});
afterEach(async () => {
  const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

const camp = async (day: string) =>
  shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: [day],
    price: 10_000,
  });
const wish = (to: MadeAvailability, who: MadeCustomer) =>
  shop.call(
    'addCartItems',
    {
      participant_id: lea.id,
      registrations: [{ availability_id: to.id, availability_dates: to.dates.map(({ id }) => id) }],
    },
    who,
  );
const order = async (to: MadeAvailability, who: MadeCustomer) => {
  const { cart } = await wish(to, who);
  const way = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', way, who);
  return cart.cuid;
};
/** Loads every row of a family's receivables, payments and wallet. */
const ledgerOf = ({ id }: Made) =>
  Promise.all(
    ['receivables', 'payments', 'wallet_movements', 'carts', 'registrations'].map((table) =>
      shop.sql(
        `select to_jsonb(one) as row from ${table} one where customer_id = $1::bigint order by id`,
        [id],
      ),
    ),
  );
const participantsOf = async (who: MadeCustomer) =>
  (await shop.call('getSession', {}, who)).participants;
const leaOf = async (who: MadeCustomer) =>
  (await participantsOf(who)).find(({ id }) => id === lea.id);
const seenBy = (who: MadeCustomer) => shop.call('listHouseholdRegistrations', {}, who);

test('200 money: whatever one buys, pays, cancels or gets back, the other’s books are unchanged, row for row', async () => {
  await order(await camp('2026-07-06'), mother);
  const ledger = await ledgerOf(mother);
  await order(await camp('2026-07-13'), father);
  await shop.office('recordPayment', { customer: father.cuid, amount: 10_000 }, staff);
  const { data } = await shop.call('listAccountRegistrations', {}, father);
  expect(data.map(({ paid_amount }) => paid_amount)).toEqual([10_000]);
  await shop.call(
    'cancelRegistration',
    { registration_id: data[0]?.id ?? 0, message: 'Malade' },
    father,
  );
  expect(await ledgerOf(mother)).toEqual(ledger);
  const his = await ledgerOf(father);
  await shop.office('recordPayment', { customer: mother.cuid, amount: 4000 }, staff);
  expect(await ledgerOf(father)).toEqual(his);
});

test('200 each sees the other’s registrations, but not its money, its forms or its data', async () => {
  const to = await camp('2026-07-06');
  const cart = await order(to, father);
  const { data, count } = await seenBy(mother);
  expect(count).toBe(1);
  expect(data).toMatchObject([
    {
      participant: { id: lea.id, fullname: 'Léa Dubois' },
      start_at: '2026-07-06T09:00:00.000Z',
      dates: [{ start_at: '2026-07-06T09:00:00.000Z' }],
    },
  ]);
  const words = JSON.stringify(data);
  for (const secret of ['Peeters', '10000', '10_000', father.cuid, String(father.id), '047000'])
    expect(words).not.toContain(secret);
  expect((await seenBy(father)).data).toEqual([]);
  const cuid = data[0]?.cuid ?? '';
  // neither the registration nor its order opens
  await expect(shop.call('getAccountRegistration', { cuid }, mother)).rejects.toMatchObject({
    status: 404,
  });
  await expect(shop.call('getAccountCart', { cuid: cart }, mother)).rejects.toMatchObject({
    status: 404,
  });
  expect((await shop.call('listAccountRegistrations', {}, mother)).data).toEqual([]);
  const [row] = await shop.sql<{ id: number }>(
    'select id::float as id from registrations where cuid = $1',
    [cuid],
  );
  const id = row?.id ?? 0;
  await expect(
    shop.call('cancelRegistration', { registration_id: id, message: 'Non' }, mother),
  ).rejects.toMatchObject({ code: 'REGISTRATION_NOT_FOUND' });
  // past or cancelled ones are gone
  await shop.call('cancelRegistration', { registration_id: id, message: 'Malade' }, father);
  expect((await seenBy(mother)).data).toEqual([]);
});

test('409 one place on a date, whichever of the two has it; the form and the calendar show it', async () => {
  const to = await camp('2026-07-06');
  await order(to, father);
  await expect(wish(to, mother)).rejects.toMatchObject({ code: 'ALREADY_REGISTERED' });
  const heldDates = await shop.call('getHeldDates', { availabilities: [to.cuid] }, mother);
  expect(heldDates.data).toEqual([{ participant_id: lea.id, date_id: to.dates[0]?.id }]);
  const { feed: at } = await shop.call('renewCalendarFeed', {}, mother);
  const feed = await (await shop.fetch('storefront', new URL(at.url).pathname)).text();
  expect(feed).toContain('Léa');
  expect(feed.replaceAll('\r\n ', '')).toContain('Inscrit par l’autre foyer');
  expect(feed).not.toContain('Peeters');
});

test('200 either household corrects the child; 409 PARTICIPANT_CHANGED for a form opened before that', async () => {
  const before = await leaOf(mother);
  const form = {
    participant_id: lea.id,
    firstname: 'Léa',
    lastname: 'Peeters-Dubois',
    birthdate: '2017-05-04',
  };
  const version = before?.version ?? 0;
  const answer = await shop.call(
    'updateParticipant',
    { ...form, participant_version: version },
    father,
  );
  expect(answer.participant).toMatchObject({ shared: true, lastname: 'Peeters-Dubois' });
  await expect(
    shop.call(
      'updateParticipant',
      { ...form, lastname: 'Dubois', participant_version: version },
      mother,
    ),
  ).rejects.toMatchObject({ code: 'PARTICIPANT_CHANGED', status: 409 });
  expect(await leaOf(mother)).toMatchObject({
    lastname: 'Peeters-Dubois',
    version: answer.participant.version,
  });
  const now = { ...form, lastname: 'Dubois', participant_version: answer.participant.version };
  await shop.call('updateParticipant', now, mother);
  expect(await leaOf(father)).toMatchObject({ lastname: 'Dubois' });
});

test('200 both share the attendance code, and a third family gets nothing of the child', async () => {
  const picture = (who: MadeCustomer) =>
    shop.fetch('storefront', `/api/participants/${lea.cuid}/attendance-qr-code`, {
      headers: { cookie: `ribambelle_session=${who.token}` },
    });
  const stranger = await shop.make.customer(organiser);
  const renew = (who: MadeCustomer) =>
    shop.call('renewAttendanceCode', { participant: lea.cuid }, who);
  await renew(father);
  expect((await leaOf(mother))?.attendance_code).toBe((await leaOf(father))?.attendance_code);
  await expect(renew(stranger)).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
  expect((await picture(father)).status).toBe(200);
  expect((await picture(stranger)).status).toBe(404);
  await expect(wish(await camp('2026-07-06'), stranger)).rejects.toMatchObject({
    code: 'PARTICIPANT_NOT_FOUND',
  });
  const request = { participant_id: lea.id, confirmation: null };
  await expect(shop.call('deleteParticipant', request, stranger)).rejects.toMatchObject({
    code: 'PARTICIPANT_NOT_FOUND',
  });
});

test('200 removed from one account the child stays in the other; 409 while that family has something ahead', async () => {
  const request = { participant_id: lea.id, confirmation: 'Léa' };
  await order(await camp('2026-07-06'), father);
  await expect(shop.call('deleteParticipant', request, father)).rejects.toMatchObject({
    code: 'PARTICIPANT_HAS_REGISTRATIONS',
  });
  // the father's orders do not prevent the mother, who kept the record
  await shop.call('deleteParticipant', request, mother);
  expect(await leaOf(mother)).toBeUndefined();
  expect(await leaOf(father)).toMatchObject({ shared: false });
  const details = await shop.office('getOfficeParticipant', { participant: lea.cuid }, staff);
  expect(details).toMatchObject({ customer: { cuid: father.cuid }, households: [] });
});

test('200 the data of a family include the child but nothing of the other family', async () => {
  const to = await camp('2026-07-06');
  await order(to, mother);
  const answer = await shop.fetch('back-office', `/api/back-office/customers/${father.cuid}/data`, {
    headers: { cookie: `ribambelle_office=${staff.token}` },
  });
  const text = await answer.text();
  expect(text).toContain('"shared": true');
  expect(text).not.toContain('Anne');
  expect(text).not.toContain('0470000001');
  expect(JSON.parse(text)).toMatchObject({ registrations: [], owed: [], payments: [] });
});

test('200 erased: the child stays with the other, with its details; its former orders have no name', async () => {
  await order(await camp('2026-07-06'), mother);
  await shop.office(
    'eraseCustomer',
    { customer: mother.cuid, confirmation: 'Anne Dubois', give_up_credit: true },
    staff,
  );
  expect(await leaOf(father)).toMatchObject({
    firstname: 'Léa',
    birthdate: '2017-05-04',
    shared: false,
  });
  const details = await shop.office('getOfficeParticipant', { participant: lea.cuid }, staff);
  expect(details).toMatchObject({ customer: { cuid: father.cuid }, households: [] });
  // that the child is expected stays known, but nothing about the buyer
  expect(await seenBy(father)).toMatchObject({ count: 1 });
  expect(JSON.stringify(await seenBy(father))).not.toContain('Anne');
});

test('200 the day list and the attendance register have the numbers of both, for staff who may see contacts', async () => {
  await order(await camp('2026-07-27'), father);
  const about = { day: '2026-07-27' };
  const reads = ['registrations.read', 'registration-attendances.read'] as const;
  const coach = await shop.make.collaborator(organiser, reads);
  for (const [as, phone] of [
    [staff, '0470 00 00 01'],
    [coach, null],
  ] as const) {
    const { data } = await shop.office('listRoster', about, as);
    expect(data).toMatchObject([
      { customer_name: 'Jan Peeters', households: [{ name: 'Anne Dubois', phone }] },
    ]);
    const { participants } = await shop.office('getAttendanceRegister', about, as);
    expect(participants).toMatchObject([{ households: [{ name: 'Anne Dubois', phone }] }]);
  }
});

test('200 once a registration of an erased family is over, its answers about a shared child are removed; those of the other family stay', async () => {
  const activity = await shop.make.activity(organiser);
  const question = await shop.make.question(organiser, activity);
  const answer = async (who: MadeCustomer, day: string) => {
    const to = await shop.make.availability(organiser, activity, { days: [day], price: 0 });
    const questions = [{ question_id: question.id, content: `Mot de ${who.id}` }];
    const one = {
      availability_id: to.id,
      availability_dates: to.dates.map(({ id }) => id),
      questions,
    };
    const request = { participant_id: lea.id, registrations: [one] };
    const { cart } = await shop.call('addCartItems', request, who);
    const way = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
    await shop.call('checkoutCart', way, who);
  };
  await answer(mother, '2026-07-20');
  await answer(father, '2026-07-21');
  const words = async () =>
    (
      await shop.sql<{ content: string }>(
        'select content from registration_questions where content = any($1) order by content',
        [[`Mot de ${mother.id}`, `Mot de ${father.id}`]],
      )
    ).map(({ content }) => content);
  await shop.office(
    'eraseCustomer',
    { customer: mother.cuid, confirmation: 'Anne Dubois', give_up_credit: true },
    staff,
  );
  // the organiser must know who is expected until then
  expect(await words()).toHaveLength(2);
  const owner = new pg.Pool({ connectionString: shop.databaseUrl });
  await finishErasing(owner, '2026-07-25T00:00:00.000Z');
  await owner.end();
  expect(await words()).toEqual([`Mot de ${father.id}`]);
  expect(await leaOf(father)).toMatchObject({ firstname: 'Léa' });
});
