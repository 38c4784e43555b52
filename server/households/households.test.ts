import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
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
    'participants.update',
    'participants.delete',
    'customers.read',
    'registrations.create',
    'registrations.read',
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
  mother = await shop.make.customer(organiser, { phone: '+32470000001' });
  father = await shop.make.customer(organiser, {
    firstname: 'Jan',
    lastname: 'Peeters',
    phone: '+32470000002',
  });
});
afterEach(async () => {
  const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
});

const child = () =>
  shop.office('getOfficeParticipant', { participant: mother.participant.cuid }, staff);
const share = async (customer = father.cuid, as = staff) =>
  shop.office(
    'addHousehold',
    {
      participant: mother.participant.cuid,
      customer,
      participant_version: (await child()).version,
    },
    as,
  );
const removeHousehold = async (customer = father.cuid, as = staff) =>
  shop.office(
    'removeHousehold',
    {
      participant: mother.participant.cuid,
      customer,
      participant_version: (await child()).version,
    },
    as,
  );
const childrenOf = async ({ cuid: customer }: Made) =>
  (await shop.office('getOfficeCustomer', { customer }, staff)).participants ?? [];
const participantsOf = async (who: MadeCustomer) =>
  (await shop.call('getSession', {}, who)).participants;
const camp = async () =>
  shop.make.availability(organiser, await shop.make.activity(organiser), { days: ['2026-07-06'] });
const wish = (
  to: Awaited<ReturnType<typeof camp>>,
  who: MadeCustomer,
  whom: Made = mother.participant,
) =>
  shop.call(
    'addCartItems',
    {
      participant_id: whom.id,
      registrations: [{ availability_id: to.id, availability_dates: to.dates.map(({ id }) => id) }],
    },
    who,
  );

test('200 both families have the child, each sees with whom it is shared, and it is logged', async () => {
  await expect(wish(await camp(), father)).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
  const before = (await child()).version;
  await share();
  const { households, customer, version } = await child();
  expect(version).toBeGreaterThan(before);
  expect({ households, customer }).toMatchObject({
    households: [{ cuid: father.cuid, name: 'Jan Peeters' }],
    customer: { cuid: mother.cuid },
  });
  expect(await childrenOf(mother)).toMatchObject([{ keeps: true, shared_with: ['Jan Peeters'] }]);
  expect(await childrenOf(father)).toHaveLength(2);
  expect(await childrenOf(father)).toContainEqual(
    expect.objectContaining({
      cuid: mother.participant.cuid,
      keeps: false,
      shared_with: ['Anne Dubois'],
    }),
  );
  expect((await participantsOf(mother)).map(({ shared }) => shared)).toEqual([true]);
  expect((await participantsOf(father)).filter(({ shared }) => shared).map(({ id }) => id)).toEqual(
    [mother.participant.id],
  );
  for (const about of [father.cuid, mother.participant.cuid]) {
    const { data } = await shop.office('listAuditLog', { about }, staff);
    expect(data[0]).toMatchObject({ action: 'participants.share' });
  }
});

test('200 lists and searches find the child of both families, and both families by the child', async () => {
  await shop.sql(`update participants set firstname = 'Ysoline' where id = $1`, [
    mother.participant.id,
  ]);
  await share();
  const families = await shop.office('listOfficeCustomers', { search: 'ysoline' }, staff);
  expect(families.data.map(({ cuid }) => cuid).toSorted()).toEqual(
    [mother.cuid, father.cuid].toSorted(),
  );
  expect(families.data.map(({ participants }) => participants)).toEqual(
    expect.arrayContaining(['Ysoline', expect.stringContaining('Ysoline')]),
  );
  const children = await shop.office('listOfficeParticipants', { search: 'ysoline' }, staff);
  expect(children.data).toMatchObject([
    { customer: { name: 'Anne Dubois' }, shared_with: ['Jan Peeters'] },
  ]);
  const similar = await shop.office(
    'listSimilarCustomers',
    {
      participant_firstname: 'Ysoline',
      participant_lastname: 'Dubois',
      birthdate: '2017-05-04',
    },
    staff,
  );
  expect(similar.data.map(({ cuid }) => cuid).toSorted()).toEqual(
    [mother.cuid, father.cuid].toSorted(),
  );
});

test('200 removed: the family no longer sees the child, and keeps its own orders', async () => {
  await share();
  const to = await camp();
  const { cart } = await wish(to, father);
  await expect(removeHousehold()).rejects.toMatchObject({ code: 'HOUSEHOLD_BUSY', status: 409 });
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    father,
  );
  await removeHousehold();
  expect((await child()).households).toEqual([]);
  expect((await participantsOf(father)).map(({ id }) => id)).not.toContain(mother.participant.id);
  await expect(wish(await camp(), father)).rejects.toMatchObject({ code: 'PARTICIPANT_NOT_FOUND' });
  const { data } = await shop.call('listAccountRegistrations', {}, father);
  expect(data).toMatchObject([{ participant: { id: mother.participant.id } }]);
  const log = await shop.office('listAuditLog', { about: father.cuid }, staff);
  expect(log.data.map(({ action }) => action)).toContain('participants.unshare');
  // and it can be shared again
  await share();
  expect(await participantsOf(father)).toHaveLength(2);
});

test('409 HOUSEHOLD_BUSY while the family is on a waiting list, or has a request', async () => {
  await share();
  const line = await camp();
  await shop.sql(
    `insert into waiting_list_entries (organiser_id, availability_id, customer_id, participant_id, turn) values ($1, $2, $3, $4, 1)`,
    [organiser.id, line.id, father.id, mother.participant.id],
  );
  await expect(removeHousehold()).rejects.toMatchObject({ code: 'HOUSEHOLD_BUSY' });
  expect((await child()).households).toHaveLength(1);
});

test('409 for a family that already has the child, that is full, or one too many', async () => {
  await expect(share(mother.cuid)).rejects.toMatchObject({
    code: 'HOUSEHOLD_ALREADY_THERE',
    status: 409,
    fields: { customer: 'HOUSEHOLD_ALREADY_THERE' },
  });
  await share();
  await expect(share()).rejects.toMatchObject({ code: 'HOUSEHOLD_ALREADY_THERE' });
  const full = await shop.make.customer(organiser);
  await shop.sql(
    `insert into participants (organiser_id, customer_id, firstname, lastname) select $1, $2, 'Enfant', n::text from generate_series(1, 59) n`,
    [organiser.id, full.id],
  );
  await expect(share(full.cuid)).rejects.toMatchObject({ code: 'TOO_MANY_PARTICIPANTS' });
  for (let one = 0; one < 3; one++) await share((await shop.make.customer(organiser)).cuid);
  const fifth = await shop.make.customer(organiser);
  await expect(share(fifth.cuid)).rejects.toMatchObject({ code: 'TOO_MANY_HOUSEHOLDS' });
});

test('404 for an unknown family or another organiser’s, 409 for another version, 403 without the right', async () => {
  const { version } = await child();
  const ask = (name: 'addHousehold' | 'removeHousehold', of: object, as = staff) =>
    shop.office(
      name,
      {
        participant: mother.participant.cuid,
        customer: father.cuid,
        participant_version: version,
        ...of,
      },
      as,
    );
  const neighbour = await shop.make.organiser({}, 'localhost');
  const theirs = await shop.make.customer(neighbour);
  for (const participant of ['nobody', theirs.participant.cuid]) {
    await expect(ask('addHousehold', { participant })).rejects.toMatchObject({
      code: 'PARTICIPANT_NOT_FOUND',
      status: 404,
    });
    await expect(ask('removeHousehold', { participant })).rejects.toMatchObject({
      code: 'PARTICIPANT_NOT_FOUND',
    });
  }
  for (const customer of ['nobody', theirs.cuid]) {
    await expect(ask('addHousehold', { customer })).rejects.toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
    });
    await expect(ask('removeHousehold', { customer })).rejects.toMatchObject({
      code: 'HOUSEHOLD_NOT_FOUND',
    });
  }
  // the family that keeps the record cannot be removed, and one without a share has none to lose
  for (const customer of [mother.cuid, father.cuid])
    await expect(ask('removeHousehold', { customer })).rejects.toMatchObject({
      code: 'HOUSEHOLD_NOT_FOUND',
      status: 404,
    });
  const clerk = await shop.make.collaborator(organiser, ['participants.read', 'customers.read']);
  await expect(ask('addHousehold', {}, clerk)).rejects.toMatchObject({ status: 403 });
  await expect(ask('removeHousehold', {}, clerk)).rejects.toMatchObject({ status: 403 });
  await share();
  await expect(ask('removeHousehold', {})).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
  const third = await shop.make.customer(organiser);
  await expect(ask('addHousehold', { customer: third.cuid })).rejects.toMatchObject({
    code: 'CHANGED_MEANWHILE',
    status: 409,
  });
});

test('200 moved to its other family: that one keeps it, the first loses it, and each keeps its orders', async () => {
  await share();
  const to = await camp();
  const { cart } = await wish(to, father);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', order, father);
  const where = { participant: mother.participant.cuid, customer: father.cuid };
  const preview = await shop.office('previewParticipantMove', where, staff);
  expect(preview).toMatchObject({ stays: [], goes: [], objection: null });
  const versions = { participant_version: preview.participant.version, seen: preview.seen };
  await shop.office('moveParticipant', { ...where, ...versions }, staff);
  expect(await child()).toMatchObject({ customer: { cuid: father.cuid }, households: [] });
  expect(await participantsOf(mother)).toEqual([]);
  expect((await participantsOf(father)).map(({ shared }) => shared)).toEqual([false, false]);
});

test('200 merged families share one record of the child; two records, one from each family, become a shared one', async () => {
  const twin = father.participant;
  const pair = { participant: mother.participant.cuid, other: twin.cuid };
  await expect(shop.office('previewParticipantMerge', pair, staff)).rejects.toMatchObject({
    code: 'PARTICIPANTS_OF_TWO_FAMILIES',
  });
  await share();
  const to = await camp();
  const { cart } = await wish(to, father, twin);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true } as const;
  await shop.call('checkoutCart', order, father);
  const preview = await shop.office('previewParticipantMerge', pair, staff);
  const versions = {
    kept_version: preview.kept.version,
    other_version: preview.other.version,
    seen: preview.seen,
  };
  await shop.office('mergeParticipants', { ...pair, ...versions }, staff);
  const [row] = await shop.sql(
    'select participant_id::float as who, customer_id::float as whose from registrations where availability_id = $1',
    [to.id],
  );
  expect(row).toEqual({ who: mother.participant.id, whose: father.id });
  expect((await participantsOf(father)).map(({ id }) => id)).toEqual([mother.participant.id]);

  const boss = await shop.make.collaborator(organiser, [
    'customers.delete',
    'customers.read',
    'participants.read',
  ]);
  const families = { customer: father.cuid, other: mother.cuid };
  const both = await shop.office('previewCustomerMerge', families, boss);
  const latest = {
    kept_version: both.kept.version,
    other_version: both.other.version,
    seen: both.seen,
  };
  await shop.office('mergeCustomers', { ...families, ...latest }, boss);
  expect(await child()).toMatchObject({ customer: { cuid: father.cuid }, households: [] });
});
