import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Later than the clock of the queue. */
const NOW = '2096-01-05T08:00:00.000Z';

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let staff: Made & { token: string };
let reminder: Made;

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: NOW });
  organiser = await shop.make.organiser();
  const activity = await shop.make.activity(organiser);
  camp = await shop.make.availability(organiser, activity, { days: ['2096-02-06'], capacity: 50 });
  reminder = await shop.make.notificationDefinition(organiser);
  staff = await shop.make.collaborator(organiser, [
    'customer-notifications.create',
    'customer-notifications.delete',
    'customer-notifications.read',
    'customers.read',
    'notification-templates.read',
    'notifications.trigger',
    'registrations.create',
    'registrations.read',
  ]);
});
afterAll(() => shop.close());

const refusalOf = (call: Promise<unknown>) => call.then(() => null).catch((error) => error);

async function register(family: MadeCustomer): Promise<string> {
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
    },
    staff,
  );
  return cuid;
}
const listed = async (registration: string) =>
  (await shop.office('listNotificationDeliveries', { registration }, staff)).data;
const REMINDER = 'registration.created';
const ORDER = 'cart.processed';
/** Waits for a delivery of a registration in a state, `trigger state`, and returns it. */
async function inState(
  registration: string,
  wanted: `${typeof REMINDER | typeof ORDER} ${string}`,
) {
  const found = async () =>
    (await listed(registration)).filter(({ trigger, state }) => `${trigger} ${state}` === wanted);
  await until(async () => (await found()).length > 0);
  const [first] = await found();
  if (first === undefined) throw new Error('A delivery is gone');
  return first;
}

test('a registration shows what is to come and what left, and what will not leave', async () => {
  const family = await shop.make.customer(organiser, { email: 'zoe@example.test' });
  const registration = await register(family);
  expect(await inState(registration, `${REMINDER} WAITING`)).toMatchObject({
    name: 'Rappel',
    trigger: 'registration.created',
    reason: null,
    due_at: '2096-02-03T09:00:00.000Z',
    recipient_type: 'CUSTOMERS',
    recipient: 'zoe@example.test',
    registration,
    mail: null,
  });
  await inState(registration, `${ORDER} SENT`);
  await shop.sql(
    `update registrations set cancelled_at = now(), cancellation_type = 'ORGANISER' where cuid = $1`,
    [registration],
  );
  expect(await inState(registration, `${REMINDER} WAITING`)).toMatchObject({ reason: 'CANCELLED' });
  const { data } = await shop.office(
    'listNotificationDeliveries',
    { customer: family.cuid },
    staff,
  );
  expect(data).toHaveLength(2);
});

test('staff take back one that is to come, and send one that ended', async () => {
  const family = await shop.make.customer(organiser);
  const registration = await register(family);
  const { cuid: notification_delivery } = await inState(registration, `${REMINDER} WAITING`);
  const of = { notification_delivery };
  expect(await refusalOf(shop.office('sendNotificationNow', of, staff))).toMatchObject({
    code: 'NOTIFICATION_WAITING',
  });
  await shop.office('cancelNotification', of, staff);
  expect(await inState(registration, `${REMINDER} SKIPPED`)).toMatchObject({
    reason: 'REMOVED_BY_STAFF',
  });
  expect(await refusalOf(shop.office('cancelNotification', of, staff))).toMatchObject({
    code: 'NOTIFICATION_ENDED',
  });
  const { cuid } = await shop.office('sendNotificationNow', of, staff);
  await until(async () =>
    (await listed(registration)).some((one) => one.cuid === cuid && one.state === 'SENT'),
  );
  expect(await inState(registration, `${REMINDER} SKIPPED`)).toMatchObject({
    cuid: notification_delivery,
  });
});

test('one that is held back says why, and leaves once that is mended', async () => {
  const family = await shop.make.customer(organiser);
  await shop.sql(`update customers set email_refused_at = now() where id = $1`, [family.id]);
  const registration = await register(family);
  const held = await inState(registration, `${ORDER} HELD_BACK`);
  expect(held).toMatchObject({ reason: 'ADDRESS_REFUSED', mail: null });
  await shop.sql(`update customers set email_refused_at = null where id = $1`, [family.id]);
  await shop.office('sendNotificationNow', { notification_delivery: held.cuid }, staff);
  await inState(registration, `${ORDER} SENT`);
});

test('one is triggered by hand for chosen registrations; its conditions count', async () => {
  const { cuid: notification_definition } = await shop.make.notificationDefinition(organiser, {
    name: 'Photos',
    trigger: 'manual',
    delay: 0,
    delay_type: 'AFTER_TRIGGER',
  });
  const one = await register(await shop.make.customer(organiser));
  const other = await register(await shop.make.customer(organiser));
  await shop.sql(
    `update registrations set cancelled_at = now(), cancellation_type = 'ORGANISER' where cuid = $1`,
    [other],
  );
  const registrations = [one, other, one];
  const trigger = (of: object) =>
    shop.office('triggerNotification', { notification_definition, registrations, ...of }, staff);
  expect(await trigger({})).toEqual({ count: 2 });
  const photos = async (registration: string) =>
    (await listed(registration)).find(({ name }) => name === 'Photos');
  await until(async () => (await photos(one))?.state === 'SENT');
  await until(async () => (await photos(other))?.state === 'SKIPPED');
  expect(await photos(other)).toMatchObject({ reason: 'CANCELLED' });
  expect(await refusalOf(trigger({ registrations: [camp.cuid] }))).toMatchObject({
    code: 'REGISTRATION_NOT_FOUND',
  });
  expect(await refusalOf(trigger({ notification_definition: camp.cuid }))).toMatchObject({
    code: 'NOTIFICATION_DEFINITION_NOT_FOUND',
  });
  const off = await shop.make.notificationDefinition(organiser, { active: false });
  expect(await refusalOf(trigger({ notification_definition: off.cuid }))).toMatchObject({
    code: 'NOTIFICATION_NOT_ACTIVE',
  });
  const [order] = await shop.sql<{ cuid: string }>(
    `select cuid from notification_definitions where organiser_id = $1 and required`,
    [organiser.id],
  );
  expect(await refusalOf(trigger({ notification_definition: order?.cuid }))).toMatchObject({
    code: 'NOTIFICATION_NOT_OF_REGISTRATIONS',
  });
});

test('what exists already is counted, by date alone', async () => {
  const count = async (trigger: 'registration.created' | 'cart.processed', global = true) => {
    const dependencies = { activities: [], categories: [], memberships: [] };
    return shop.office('countNotificationSubjects', { trigger, global, dependencies }, staff);
  };
  const before = (await count('registration.created')).count;
  await register(await shop.make.customer(organiser));
  expect(await count('registration.created')).toEqual({ count: before + 1 });
  expect(await count('registration.created', false)).toEqual({ count: 0 });
  expect(await count('cart.processed')).toEqual({ count: 0 });
});

test('a delivery of nobody is not found', async () => {
  const of = { notification_delivery: reminder.cuid };
  for (const call of ['sendNotificationNow', 'cancelNotification'] as const)
    expect(await refusalOf(shop.office(call, of, staff))).toMatchObject({
      code: 'NOTIFICATION_NOT_FOUND',
    });
});

test('staff read it as a real family would, in both languages, and try it themselves', async () => {
  shop.clock.set('2096-01-05T09:00:00.000Z');
  const family = await shop.make.customer(organiser, { firstname: 'Zoé', language: 'fr' });
  await register(family);
  const { cuid: notification_definition } = await shop.make.notificationDefinition(organiser, {
    title: JSON.stringify({ fr: 'Bonjour {prénom}', en: 'Hello {firstname}' }),
    content: JSON.stringify([
      { type: 'TEXT', text: { fr: '<p>À bientôt</p>', en: '<p>See you soon</p>' } },
      { type: 'DETAILS' },
      { type: 'REMAINING' },
    ]),
  });
  const writer = await shop.make.collaborator(organiser, [
    'customers.read',
    'notification-templates.read',
    'notification-templates.update',
  ]);
  const of = { notification_definition };
  const french = await shop.office('previewNotification', of, writer);
  expect(french).toMatchObject({ language: 'fr', subject: 'Bonjour Zoé' });
  expect(french.text).toContain('À bientôt');
  expect(french.text).toContain('Reste à payer');
  const english = await shop.office('previewNotification', { ...of, language: 'en' }, writer);
  expect(english).toMatchObject({ subject: 'Hello Zoé' });
  expect(english.text).toContain('See you soon');
  const before = await shop.sql(`select from sent_mails where customer_id = $1`, [family.id]);
  await shop.office('tryNotification', of, writer);
  const trials = () =>
    shop.sql<{ recipient: string; customer_id: string | null }>(
      `select recipient, customer_id from sent_mails where kind = 'notification.trial'`,
    );
  await until(async () => (await trials()).length === 1);
  expect(await trials()).toMatchObject([{ customer_id: null }]);
  const after = await shop.sql(`select from sent_mails where customer_id = $1`, [family.id]);
  expect(after).toHaveLength(before.length);
});

test('a preview is refused without a family, and to staff who may not read families', async () => {
  const membership = await shop.make.notificationDefinition(organiser, {
    trigger: 'membership.created',
    delay_type: 'AFTER_TRIGGER',
  });
  const blind = await shop.make.collaborator(organiser, [
    'notification-templates.read',
    'notification-templates.update',
  ]);
  const writer = await shop.make.collaborator(organiser, [
    'customers.read',
    'notification-templates.read',
    'notification-templates.update',
  ]);
  for (const call of ['previewNotification', 'getNotificationPreview', 'tryNotification'] as const)
    for (const [by, notification_definition, code] of [
      [blind, reminder.cuid, 'NOT_PERMITTED'],
      [writer, camp.cuid, 'NOTIFICATION_DEFINITION_NOT_FOUND'],
      [writer, membership.cuid, 'NOTIFICATION_NOTHING_TO_SHOW'],
    ] as const)
      expect(await refusalOf(shop.office(call, { notification_definition }, by))).toMatchObject({
        code,
      });
});
