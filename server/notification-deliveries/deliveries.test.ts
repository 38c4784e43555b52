import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** Monday 5 January 2096, 09:00 in Brussels: later than the clock of the queue. */
const NOW = '2096-01-05T08:00:00.000Z';
const DAY = 24 * 60;

let shop: Shop;
let organiser: Made;
let activity: Made;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: NOW });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'notification-templates.create',
    'notification-templates.read',
    'notification-templates.update',
    'registrations.create',
    'registrations.read',
    'registrations.cancel',
    'availabilities.update',
  ]);
});

afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(NOW);
  await shop.sql(`delete from notification_deliveries`);
  await shop.sql(`delete from notification_definitions where not required`);
  activity = await shop.make.activity(organiser);
});

type Definition = Parameters<typeof shop.office<'createNotificationDefinition'>>[1];

/** Three days before the first date, for everything, unless something else is said. */
const define = (changes: Partial<Definition> = {}) =>
  shop.office(
    'createNotificationDefinition',
    {
      name: 'Rappel',
      title: { fr: 'Bientôt : {activité}', en: '' },
      trigger: 'registration.created',
      delay: 3 * DAY,
      delay_type: 'BEFORE_AVAILABILITY',
      recipient_type: 'CUSTOMERS',
      recipient: '',
      collaborators: [],
      global: true,
      dependencies: { activities: [], categories: [], memberships: [] },
      active: true,
      content: [{ type: 'TEXT', text: { fr: '<p>Bonjour {prénom}, {enfants} !</p>', en: '' } }],
      requirements: ['NOT_CANCELLED'],
      attachments: [],
      spam_avoidance_delay: 0,
      ...changes,
    },
    staff,
  );

const camp = (day: string, ...more: string[]): Promise<MadeAvailability> =>
  shop.make.availability(organiser, activity, { days: [day, ...more], capacity: 20 });

async function register(
  family: MadeCustomer,
  availability: MadeAvailability,
  participant: Made = family.participant,
): Promise<string> {
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: participant.cuid,
      availability: availability.cuid,
      date_ids: availability.dates.map(({ id }) => id),
    },
    staff,
  );
  await settled();
  return cuid;
}

/** Waits until no job is left that can run. */
const settled = () =>
  until(async () => {
    const left = await shop.sql(
      `select from graphile_worker.jobs where run_at < '2090-01-01' and (task_identifier like '%notification%' or task_identifier = 'include-existing')`,
    );
    return left.length === 0;
  });

/** Moves the clock, and delivers what is due by then. */
async function at(instant: string): Promise<void> {
  shop.clock.set(instant);
  await shop.sql(`select graphile_worker.add_job('deliver-notifications', $1::json)`, [
    JSON.stringify({ organiser_id: organiser.id, due_at: instant }),
  ]);
  await settled();
}

/** The deliveries of the definitions of the test, without those of the confirmation of orders. */
const deliveries = async () =>
  shop.sql<{ state: string; reason: string; due: string | null }>(
    `select d.state, d.reason, to_char(d.due_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as due
     from notification_deliveries d join notification_definitions n on n.organiser_id = d.organiser_id and n.id = d.definition_id
     where d.organiser_id = $1 and not n.required order by d.created_at, d.id`,
    [organiser.id],
  );
const states = async () => (await deliveries()).map(({ state }) => state).toSorted();
const mails = async () =>
  shop.sql<{ recipient: string; subject: string; text: string }>(
    `select m.recipient, m.subject, m.text from sent_mails m
     join notification_deliveries d on d.organiser_id = m.organiser_id and d.mail_id = m.id and d.state = 'SENT'
     join notification_definitions n on n.organiser_id = d.organiser_id and n.id = d.definition_id
     where not n.required order by m.created_at, m.id`,
  );

describe('a reminder before a camp', () => {
  test('waits, and leaves once at its moment, with the words of the family', async () => {
    await define();
    const family = await shop.make.customer(organiser);
    await register(family, await camp('2096-02-06'));
    expect(await deliveries()).toEqual([{ state: 'WAITING', reason: '', due: '2096-02-03 09:00' }]);
    await at('2096-02-03T08:59:00.000Z');
    expect(await mails()).toEqual([]);
    await at('2096-02-03T09:00:00.000Z');
    await at('2096-02-03T09:05:00.000Z');
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.subject).toMatch(/^Bientôt : \S/u);
    expect(sent[0]?.text).toMatch(/^Bonjour \S+, \S+ !/mu);
    expect(await deliveries()).toMatchObject([{ state: 'SENT', reason: '' }]);
  });

  test('does not leave for a cancelled registration, nor for a late order', async () => {
    await define();
    const there = await camp('2096-02-06');
    const registration = await register(await shop.make.customer(organiser), there);
    await shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
    await at('2096-02-03T10:00:00.000Z');
    await register(await shop.make.customer(organiser), there);
    const reasons = (await deliveries()).map(({ state, reason }) => `${state} ${reason}`);
    expect(reasons.toSorted()).toEqual(['SKIPPED CANCELLED', 'SKIPPED TOO_LATE']);
    expect(await mails()).toEqual([]);
  });

  test('follows a date that moves, earlier and later', async () => {
    await define();
    const there = await camp('2096-02-06');
    await register(await shop.make.customer(organiser), there);
    for (const [day, due] of [
      ['2096-02-04', '2096-02-01 09:00'],
      ['2096-02-20', '2096-02-17 09:00'],
    ] as const) {
      await shop.sql(
        `update availability_dates set start_at = $2::timestamptz, end_at = $2::timestamptz + interval '7 hours' where id = $1`,
        [there.dates[0]?.id, `${day}T09:00:00.000Z`],
      );
      await settled();
      expect(await deliveries()).toEqual([{ state: 'WAITING', reason: '', due }]);
    }
    await at('2096-02-03T09:00:00.000Z');
    expect(await mails()).toEqual([]);
  });

  test('follows a definition that changes, and stays when it is switched off', async () => {
    const { cuid: notification_definition } = await define();
    await register(await shop.make.customer(organiser), await camp('2096-02-06'));
    const change = (version: number, changes: object) =>
      shop
        .office(
          'updateNotificationDefinition',
          { notification_definition, version, ...changes },
          staff,
        )
        .then(settled);
    await change(1, { delay: DAY });
    expect(await deliveries()).toMatchObject([{ state: 'WAITING', due: '2096-02-05 09:00' }]);
    await change(2, { active: false });
    expect(await deliveries()).toMatchObject([{ state: 'WAITING' }]);
    await at('2096-02-05T09:00:00.000Z');
    expect(await deliveries()).toMatchObject([{ state: 'SKIPPED', reason: 'SWITCHED_OFF' }]);
  });

  test('includes what exists already only when that is asked, and what is not too late', async () => {
    const soon = await camp('2096-01-07');
    const later = await camp('2096-02-06');
    for (const there of [soon, later]) await register(await shop.make.customer(organiser), there);
    const { cuid: notification_definition } = await define({
      active: false,
      global: false,
      dependencies: { activities: [activity.cuid], categories: [], memberships: [] },
    });
    const change = (version: number, changes: object) =>
      shop
        .office(
          'updateNotificationDefinition',
          { notification_definition, version, ...changes },
          staff,
        )
        .then(settled);
    await change(1, { active: true });
    expect(await deliveries()).toEqual([]);
    await change(2, { active: true, existing: true });
    const rows = await deliveries();
    expect(rows.toSorted((one, other) => (one.state < other.state ? -1 : 1))).toMatchObject([
      { state: 'SKIPPED', reason: 'TOO_LATE' },
      { state: 'WAITING', due: '2096-02-03 09:00' },
    ]);
    await change(2, { existing: true });
    expect(await deliveries()).toHaveLength(2);
  });
});

test('after the last of several dates, two children make one e-mail', async () => {
  await define({ delay: DAY, delay_type: 'AFTER_AVAILABILITY' });
  const family = await shop.make.customer(organiser);
  const there = await camp('2096-02-06', '2096-02-13');
  await register(family, there);
  await register(family, there, await shop.make.participant(organiser, family));
  await register(await shop.make.customer(organiser), there);
  await at('2096-02-07T20:00:00.000Z');
  expect(await mails()).toEqual([]);
  await at('2096-02-14T16:00:00.000Z');
  expect((await mails()).map(({ recipient }) => recipient)).toHaveLength(2);
  expect(await states()).toEqual(['MERGED', 'SENT', 'SENT']);
});

test('within the pause a second e-mail waits, and leaves merged with a third', async () => {
  await define({ delay: 0, delay_type: 'AFTER_TRIGGER', spam_avoidance_delay: 60 });
  const family = await shop.make.customer(organiser);
  const one = await camp('2096-02-06');
  const two = await camp('2096-02-07');
  const three = await camp('2096-02-08');
  await register(family, one);
  shop.clock.set('2096-01-05T08:20:00.000Z');
  await register(family, two);
  shop.clock.set('2096-01-05T08:40:00.000Z');
  await register(family, three);
  expect(await mails()).toHaveLength(1);
  expect((await deliveries()).flatMap(({ state, due }) => (state === 'SENT' ? [] : due))).toEqual([
    '2096-01-05 09:00',
    '2096-01-05 09:00',
  ]);
  await at('2096-01-05T09:00:00.000Z');
  expect(await mails()).toHaveLength(2);
  expect(await states()).toEqual(['MERGED', 'SENT', 'SENT']);
});

test('an address and collaborators are told of what happens, each once', async () => {
  await define({
    delay: 0,
    delay_type: 'AFTER_TRIGGER',
    recipient_type: 'ADDRESS',
    recipient: 'comptable@maison.test',
  });
  await define({ delay: 0, delay_type: 'AFTER_TRIGGER', recipient_type: 'COLLABORATORS' });
  await register(await shop.make.customer(organiser), await camp('2096-02-06'));
  const recipients = (await mails()).map(({ recipient }) => recipient);
  expect(recipients).toContain('comptable@maison.test');
  expect(recipients).toHaveLength(2);
});

test('a definition that names an activity is about no other', async () => {
  const other = await shop.make.activity(organiser);
  const dependencies = { activities: [other.cuid], categories: [], memberships: [] };
  await define({ global: false, dependencies });
  await register(await shop.make.customer(organiser), await camp('2096-02-06'));
  expect(await deliveries()).toEqual([]);
});

test('two orders of a family at once make one e-mail, with the dates and the receipt of each', async () => {
  const family = await shop.make.customer(organiser);
  const there = await camp('2096-03-06');
  const other = await shop.make.participant(organiser, family);
  await Promise.all([register(family, there), register(family, there, other)]);
  const rows = await shop.sql<{ state: string; mail_id: string | null }>(
    `select d.state, d.mail_id from notification_deliveries d where d.customer_id = $1`,
    [family.id],
  );
  expect(rows.map(({ state }) => state).filter((state) => state === 'SENT').length).toBeGreaterThan(
    0,
  );
  expect(rows.every(({ mail_id }) => mail_id !== null)).toBe(true);
});
