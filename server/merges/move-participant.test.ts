import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };
let mother: MadeCustomer;
let father: MadeCustomer;
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
    'registrations.transfer',
    'registrations.update',
    'payments.create',
    'payments.read',
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
  mother = await shop.make.customer(organiser);
  father = await shop.make.customer(organiser, { firstname: 'Jan', lastname: 'Peeters' });
});
afterEach(async () => {
  const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

const camp = async (day: string) =>
  shop.make.availability(organiser, await shop.make.activity(organiser), { days: [day] });
const datesOf = ({ dates }: MadeAvailability) => dates.map(({ id }) => id);
const register = async (to: MadeAvailability) => {
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: mother.cuid,
      participant: mother.participant.cuid,
      availability: to.cuid,
      date_ids: datesOf(to),
    },
    staff,
  );
  return cuid;
};
const destination = () => ({ participant: mother.participant.cuid, customer: father.cuid });
const preview = () => shop.office('previewParticipantMove', destination(), staff);
const move = async () => {
  const { participant, seen } = await preview();
  const versions = { participant_version: participant.version, seen };
  return shop.office('moveParticipant', { ...destination(), ...versions }, staff);
};
/** The ledgers of both families, row by row. */
const ledgers = () =>
  Promise.all(
    ['receivables', 'payments', 'wallet_movements', 'registrations', 'carts'].map((table) =>
      shop.sql(
        `select to_jsonb(one) as row from ${table} one where customer_id = any($1::bigint[]) order by id`,
        [[mother.id, father.id]],
      ),
    ),
  );
const inTheFamilyOf = async ({ cuid: customer }: Made) =>
  (await shop.office('getOfficeCustomer', { customer }, staff)).participants?.map(
    ({ cuid }) => cuid,
  );

test('200 the child becomes the father’s, and the mother’s orders, debts and payments stay hers to the cent', async () => {
  const registration = await register(await camp('2026-07-06'));
  await shop.office('recordPayment', { customer: mother.cuid, amount: 2500 }, staff);
  const line = await camp('2026-07-20');
  await shop.sql(
    `insert into waiting_list_entries (organiser_id, availability_id, customer_id, participant_id, turn, together, advance_price, advance_strategy, advance_ordered_at)
     values ($1, $2, $3, $4, 1, true, 9000, 'DELAYED', now())`,
    [organiser.id, line.id, mother.id, mother.participant.id],
  );
  const before = await ledgers();
  expect(await preview()).toMatchObject({
    from: { name: 'Anne Dubois' },
    to: { name: 'Jan Peeters' },
    goes: [{ what: 'WAITING', count: 1 }],
    stays: [{ what: 'REGISTRATIONS', count: 1 }],
    objection: null,
  });
  await move();
  expect(await ledgers()).toEqual(before);
  expect(await inTheFamilyOf(mother)).not.toContain(mother.participant.cuid);
  expect(await inTheFamilyOf(father)).toContain(mother.participant.cuid);
  expect(
    await shop.sql(
      'select customer_id::float as whose, together, advance_price from waiting_list_entries where participant_id = $1',
      [mother.participant.id],
    ),
  ).toEqual([{ whose: father.id, together: false, advance_price: null }]);
  for (const about of [mother.cuid, father.cuid, mother.participant.cuid]) {
    const { data } = await shop.office('listAuditLog', { about }, staff);
    expect(data[0]).toMatchObject({ action: 'participants.move' });
  }
  // the mother still has her registration, and may cancel it; the father orders for the child from
  // then on
  const { id } = await registrationOf(registration);
  await shop.call('cancelRegistration', { registration_id: id, message: 'Malade' }, mother);
  const next = await camp('2026-08-03');
  const wish = (who: MadeCustomer) =>
    shop.call(
      'addCartItems',
      {
        participant_id: mother.participant.id,
        registrations: [{ availability_id: next.id, availability_dates: datesOf(next) }],
      },
      who,
    );
  await expect(wish(mother)).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
  await wish(father);
});

async function registrationOf(cuid: string): Promise<{ readonly id: number }> {
  const [row] = await shop.sql<{ id: string }>('select id from registrations where cuid = $1', [
    cuid,
  ]);
  return { id: Number(row?.id) };
}

test('409 for items in the family’s cart, or when the other family is full', async () => {
  const next = await camp('2026-08-03');
  await shop.call(
    'addCartItems',
    {
      participant_id: mother.participant.id,
      registrations: [{ availability_id: next.id, availability_dates: datesOf(next) }],
    },
    mother,
  );
  expect(await preview()).toMatchObject({ objection: 'PARTICIPANT_IN_CART' });
  await expect(move()).rejects.toMatchObject({ code: 'PARTICIPANT_IN_CART', status: 409 });
  await shop.sql('update cart_items set expires_at = $2 where participant_id = $1', [
    mother.participant.id,
    '2026-01-05T07:00:00.000Z',
  ]);
  await shop.sql(
    `insert into participants (organiser_id, customer_id, firstname, lastname) select $1, $2, 'Enfant', n::text from generate_series(1, 59) n`,
    [organiser.id, father.id],
  );
  expect(await preview()).toMatchObject({ objection: 'TOO_MANY_PARTICIPANTS' });
  await expect(move()).rejects.toMatchObject({ code: 'TOO_MANY_PARTICIPANTS' });
});

test('409 CHANGED_MEANWHILE: something was ordered, or a colleague changed the child', async () => {
  const { participant, seen } = await preview();
  const versions = { participant_version: participant.version, seen };
  const send = () => shop.office('moveParticipant', { ...destination(), ...versions }, staff);
  await register(await camp('2026-07-06'));
  await expect(send()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  await shop.sql(`update participants set firstname = 'Lou' where id = $1`, [
    mother.participant.id,
  ]);
  await expect(send()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE', status: 409 });
});

test('409 to its own family, 404 for an unknown one, 403 without the right', async () => {
  const versions = { participant_version: 1, seen: '' };
  const send = (of: object, as = staff) =>
    shop.office('moveParticipant', { ...destination(), ...versions, ...of }, as);
  const look = (of: object) =>
    shop.office('previewParticipantMove', { ...destination(), ...of }, staff);
  for (const [of, code] of [
    [{ customer: mother.cuid }, 'PARTICIPANT_ALREADY_THERE'],
    [{ customer: 'nobody' }, 'CUSTOMER_NOT_FOUND'],
    [{ participant: 'nobody' }, 'PARTICIPANT_NOT_FOUND'],
  ] as const) {
    await expect(look(of)).rejects.toMatchObject({ code });
    await expect(send(of)).rejects.toMatchObject({ code });
  }
  const clerk = await shop.make.collaborator(organiser, ['participants.update']);
  await expect(send({}, clerk)).rejects.toMatchObject({ status: 403 });
});

test('200 changes by its first family still name it, after a merge with a child of its new family', async () => {
  const registration = await register(await camp('2026-07-06'));
  const to = await camp('2026-07-07');
  const { version } = await shop.office('getOfficeRegistration', { registration }, staff);
  const elsewhere = { availability: to.cuid, date_ids: datesOf(to) };
  await shop.office('transferRegistration', { registration, version, ...elsewhere }, staff);
  await move();
  const both = { participant: father.participant.cuid, other: mother.participant.cuid };
  const { kept, other, seen } = await shop.office('previewParticipantMerge', both, staff);
  const versions = { kept_version: kept.version, other_version: other.version, seen };
  await shop.office('mergeParticipants', { ...both, ...versions }, staff);
  const details = await shop.office('getOfficeRegistration', { registration }, staff);
  expect(details.changes).toMatchObject([
    { was: { participant: 'Léa Dubois' }, became: { participant: 'Léa Dubois' } },
  ]);
});

test('200 the office still moves and changes the orders of its first family', async () => {
  const registration = await register(await camp('2026-07-06'));
  const to = await camp('2026-07-07');
  await move();
  const read = () => shop.office('getOfficeRegistration', { registration }, staff);
  const elsewhere = { availability: to.cuid, date_ids: datesOf(to) };
  const { version } = await read();
  await shop.office('transferRegistration', { registration, version, ...elsewhere }, staff);
  const change = { registration, version: (await read()).version, date_ids: datesOf(to) };
  expect(await shop.office('previewOfficeChange', change, staff)).toMatchObject({
    objection: null,
  });
  await shop.office('changeOfficeRegistration', change, staff);
  expect(await read()).toMatchObject({
    customer: { cuid: mother.cuid },
    availability: { cuid: to.cuid },
  });
});
