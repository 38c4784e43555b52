import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const RIGHTS: readonly Permission[] = [
  'registrations.create',
  'registrations.read',
  'registrations.cancel',
  'payments.read',
  'mails.read',
  'exports.create',
];

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let family: MadeCustomer;
let camp: Made & { dates: readonly Made[] };

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, RIGHTS);
  family = await shop.make.customer(organiser);
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    capacity: 2,
    days: ['2026-07-06', '2026-07-07'],
  });
});
afterAll(() => shop.close());

const wish = (more: object = {}) => ({
  customer: family.cuid,
  participant: family.participant.cuid,
  availability: camp.cuid,
  date_ids: camp.dates.map(({ id }) => id),
  ...more,
});
const countRegistered = async () =>
  Number(
    (
      await shop.sql<{ registered: number }>(
        'select registered from availabilities where id = $1',
        [camp.id],
      )
    )[0]?.registered,
  );

test('200 registers at the shop’s price, shows, lists, cancels and frees the place', async () => {
  const estimate = await shop.office(
    'estimateStaffRegistration',
    { availability: camp.cuid },
    staff,
  );
  const { cuid } = await shop.office('registerByStaff', wish(), staff);
  expect(await countRegistered()).toBe(1);
  const current = await shop.office('getOfficeRegistration', { registration: cuid }, staff);
  expect(current).toMatchObject({
    total_amount: estimate.total_price,
    paid_amount: 0,
    registered_by: 'Sophie Peeters',
  });
  expect(current.dates).toHaveLength(2);
  for (const filters of [
    { search: 'lea' },
    { customer: family.cuid, participant: family.participant.cuid },
    { payment: 'OUTSTANDING' as const },
    { from: '2026-07-06', to: '2026-07-06' },
    { cancelled: false },
  ])
    expect((await shop.office('listOfficeRegistrations', filters, staff)).count).toBe(1);
  for (const filters of [
    { search: 'personne' },
    { participant: 'nobody' },
    { payment: 'FREE' as const },
    { from: '2026-07-07' },
    { cancelled: true },
  ])
    expect((await shop.office('listOfficeRegistrations', filters, staff)).data).toEqual([]);
  await shop.sql(
    'update receivables set paid_amount = 2500 where id = (select receivable_id from registrations where cuid = $1)',
    [cuid],
  );
  const cancelled = await shop.office(
    'cancelOfficeRegistration',
    { registration: cuid, message: 'Moniteur malade' },
    staff,
  );
  expect(cancelled.refundable_amount).toBe(2500);
  expect(await countRegistered()).toBe(0);
  await expect(
    shop.office('cancelOfficeRegistration', { registration: cuid, message: 'Encore' }, staff),
  ).rejects.toMatchObject({
    code: 'REGISTRATION_ALREADY_CANCELLED',
    status: 409,
  });
  const logged = await shop.sql<{ action: string }>(
    'select action from audit_log where entity_cuid = $1 order by created_at',
    [cuid],
  );
  expect(logged.map(({ action }) => action).toSorted()).toEqual([
    'registrations.cancel',
    'registrations.create',
  ]);
});

test('200 registers for an unpublished activity, with a communication that the family’s account also shows', async () => {
  const hidden = await shop.make.availability(
    organiser,
    await shop.make.activity(organiser, { published: false }),
  );
  const parent = await shop.make.customer(organiser);
  const parentAndChild = { customer: parent.cuid, participant: parent.participant.cuid };
  expect(
    (await shop.office('listStaffOffers', {}, staff)).data.find(({ cuid }) => cuid === hidden.cuid),
  ).toMatchObject({
    published: false,
  });
  const request = {
    ...parentAndChild,
    availability: hidden.cuid,
    date_ids: hidden.dates.map(({ id }) => id),
  };
  const { total_price } = await shop.office(
    'estimateStaffRegistration',
    { availability: hidden.cuid },
    staff,
  );
  const { cuid } = await shop.office('registerByStaff', request, staff);
  const brother = await shop.make.participant(organiser, parent);
  const second = await shop.office(
    'registerByStaff',
    { ...request, participant: brother.cuid },
    staff,
  );
  const { communication } = await shop.office(
    'getOfficeRegistration',
    { registration: cuid },
    staff,
  );
  expect(communication).toMatch(/^\+{3}\d{3}\/\d{4}\/\d{5}\+{3}$/);
  expect(
    (await shop.office('getOfficeRegistration', { registration: second.cuid }, staff))
      .communication,
  ).not.toBe(communication);
  const account = await shop.call('getAccountRegistration', { cuid }, parent);
  expect(account.bank_transfer).toMatchObject({ amount: total_price, communication });
  expect(account.bank_transfer?.epc).toContain(communication?.replaceAll(/\D/g, ''));
  const cart = await shop.call('getAccountCart', { cuid: account.cart?.cuid ?? '' }, parent);
  expect(cart).toMatchObject({
    structured_communication: communication,
    total_amount: total_price,
    outstanding_amount: total_price,
  });
  const reader = await shop.make.collaborator(organiser, ['customers.read', 'customer-carts.read']);
  const orders = await shop.office(
    'listCustomerCarts',
    { customer: parentAndChild.customer },
    reader,
  );
  expect(orders.data.find((order) => order.communication === communication)).toMatchObject({
    status: 'PROCESSED',
    items: 1,
  });
});

test('400 for a cancellation without a reason', async () => {
  const { cuid } = await shop.office('registerByStaff', wish(), staff);
  await expect(
    shop.office('cancelOfficeRegistration', { registration: cuid, message: ' ' }, staff),
  ).rejects.toMatchObject({
    code: 'CANCELLATION_MESSAGE_REQUIRED',
    fields: { message: 'CANCELLATION_MESSAGE_REQUIRED' },
  });
  await shop.office('cancelOfficeRegistration', { registration: cuid, message: 'Fini' }, staff);
});

test('409 for a full camp; overbooking needs its permission, and is recorded', async () => {
  const full = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    capacity: 0,
  });
  const request = wish({ availability: full.cuid, date_ids: full.dates.map(({ id }) => id) });
  await expect(shop.office('registerByStaff', request, staff)).rejects.toMatchObject({
    code: 'PLACES_TAKEN',
    status: 409,
  });
  await expect(
    shop.office('registerByStaff', { ...request, overbook: true }, staff),
  ).rejects.toMatchObject({ code: 'NOT_PERMITTED' });
  const chief = await shop.make.collaborator(organiser, [...RIGHTS, 'registrations.overbook']);
  const { cuid } = await shop.office('registerByStaff', { ...request, overbook: true }, chief);
  expect(await shop.sql('select action from audit_log where entity_cuid = $1', [cuid])).toEqual([
    { action: 'registrations.overbook' },
  ]);
  expect((await shop.office('getStaffOffer', { availability: full.cuid }, staff)).places_left).toBe(
    -1,
  );
});

test('400 and 409 for impossible dates, numbers, ages and answers', async () => {
  const adult = await shop.make.activity(organiser, { age_minimum: 18 });
  const evening = await shop.make.availability(organiser, adult);
  const eveningWish = wish({
    availability: evening.cuid,
    date_ids: evening.dates.map(({ id }) => id),
  });
  await expect(shop.office('registerByStaff', eveningWish, staff)).rejects.toMatchObject({
    code: 'AGE_NOT_ALLOWED',
  });
  const offer = await shop.office('getStaffOffer', { availability: evening.cuid }, staff);
  expect([offer.age_minimum, offer.age_maximum]).toEqual([18, null]);
  await expect(shop.office('registerByStaff', wish({ date_ids: [] }), staff)).rejects.toMatchObject(
    {
      code: 'AVAILABILITY_DATES_REQUIRED',
    },
  );
  await expect(
    shop.office('registerByStaff', wish({ date_ids: [7] }), staff),
  ).rejects.toMatchObject({ code: 'DATE_NOT_BOOKABLE' });
  await expect(
    shop.office('registerByStaff', wish({ options: [{ price_id: 7 }] }), staff),
  ).rejects.toMatchObject({
    code: 'ANSWERS_INVALID',
  });
  await expect(shop.office('registerByStaff', wish({ quantity: 0 }), staff)).rejects.toMatchObject({
    fields: { quantity: 'TOO_SMALL' },
  });
});

test('404 for a neighbour’s, another family’s or an unknown registration', async () => {
  const other = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const theirs = await shop.make.customer(other);
  const far = await shop.make.availability(other, await shop.make.activity(other));
  const sibling = await shop.make.customer(organiser);
  await expect(
    shop.office('registerByStaff', wish({ customer: theirs.cuid }), staff),
  ).rejects.toMatchObject({
    code: 'CUSTOMER_NOT_FOUND',
  });
  await expect(
    shop.office('registerByStaff', wish({ participant: sibling.participant.cuid }), staff),
  ).rejects.toMatchObject({
    code: 'PARTICIPANT_NOT_FOUND',
  });
  await expect(
    shop.office('registerByStaff', wish({ availability: far.cuid }), staff),
  ).rejects.toMatchObject({
    code: 'AVAILABILITY_NOT_FOUND',
  });
  await expect(
    shop.office('getStaffOffer', { availability: far.cuid }, staff),
  ).rejects.toMatchObject({ code: 'AVAILABILITY_NOT_FOUND' });
  await expect(
    shop.office('estimateStaffRegistration', { availability: far.cuid }, staff),
  ).rejects.toMatchObject({
    code: 'AVAILABILITY_NOT_FOUND',
  });
  await expect(
    shop.office('getOfficeRegistration', { registration: 'nowhere' }, staff),
  ).rejects.toMatchObject({
    code: 'REGISTRATION_NOT_FOUND',
  });
  await expect(
    shop.office('cancelOfficeRegistration', { registration: 'nowhere', message: 'x' }, staff),
  ).rejects.toMatchObject({
    code: 'REGISTRATION_NOT_FOUND',
  });
  expect(
    (await shop.office('listStaffOffers', {}, staff)).data.map(({ cuid }) => cuid),
  ).not.toContain(far.cuid);
});

test('403 without the permission', async () => {
  const other = await shop.make.collaborator(organiser, ['locations.read']);
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  await expect(shop.office('listOfficeRegistrations', {}, other)).rejects.toMatchObject(refusal);
  await expect(
    shop.office('getOfficeRegistration', { registration: 'x' }, other),
  ).rejects.toMatchObject(refusal);
  await expect(
    shop.office('cancelOfficeRegistration', { registration: 'x', message: 'x' }, other),
  ).rejects.toMatchObject(refusal);
  await expect(shop.office('registerByStaff', wish(), other)).rejects.toMatchObject(refusal);
  await expect(shop.office('listStaffOffers', {}, other)).rejects.toMatchObject(refusal);
  await expect(shop.office('getStaffOffer', { availability: 'x' }, other)).rejects.toMatchObject(
    refusal,
  );
  await expect(
    shop.office('estimateStaffRegistration', { availability: 'x' }, other),
  ).rejects.toMatchObject(refusal);
});
