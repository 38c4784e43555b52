import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

/** Monday 5 January 2096, 09:00 in Brussels: later than the clock of the queue. */
const NOW = '2096-01-05T08:00:00.000Z';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: NOW });
  organiser = await shop.make.organiser();
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(NOW);
  await shop.sql(`delete from notification_deliveries`);
  await shop.sql(`delete from notification_definitions where not required`);
  await shop.sql(`update collaborators set active = false`);
  staff = await shop.make.collaborator(organiser, [
    'notification-templates.create',
    'registrations.create',
    'registrations.read',
  ]);
});

const define = () =>
  shop.office(
    'createNotificationDefinition',
    {
      name: 'Nouvelles inscriptions',
      title: { fr: 'Nouvelles inscriptions', en: '' },
      trigger: 'registration.created',
      delay: 0,
      delay_type: 'AFTER_TRIGGER',
      recipient_type: 'COLLABORATORS',
      recipient: '',
      collaborators: [],
      global: true,
      dependencies: { activities: [], categories: [], memberships: [] },
      active: true,
      content: [{ type: 'DETAILS' }],
      requirements: ['NOT_CANCELLED'],
      attachments: [],
      spam_avoidance_delay: 60,
    },
    staff,
  );

async function register(): Promise<void> {
  const family = await shop.make.customer(organiser);
  const availability = await shop.make.availability(
    organiser,
    await shop.make.activity(organiser),
    { days: ['2096-02-06'] },
  );
  await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: availability.cuid,
      date_ids: availability.dates.map(({ id }) => id),
    },
    staff,
  );
  await settled();
}

/** Waits until no job is left that can run. */
const settled = () =>
  until(async () => {
    const left = await shop.sql(
      `select from graphile_worker.jobs where run_at < '2090-01-01' and task_identifier like '%notification%'`,
    );
    return left.length === 0;
  });

const notified = () =>
  shop.sql<{ state: string; reason: string }>(
    `select d.state, d.reason from notification_deliveries d
     where d.organiser_id = $1 and d.collaborator_id is not null order by d.state`,
    [organiser.id],
  );

test('a collaborator who wants no e-mails about new registrations gets none', async () => {
  await define();
  await shop.office('updateOwnRegistrationMails', { registration_mails: false }, staff);
  await register();
  expect(await notified()).toEqual([{ state: 'SKIPPED', reason: 'OPTED_OUT' }]);
  await shop.office('updateOwnRegistrationMails', { registration_mails: true }, staff);
  await register();
  expect(await notified()).toMatchObject([{ state: 'SENT' }, { state: 'SKIPPED' }]);
});

test('one whose role loses the registrations within the pause is not notified of the next', async () => {
  await define();
  await register();
  await register();
  expect(await notified()).toMatchObject([{ state: 'SENT' }, { state: 'WAITING' }]);
  await shop.sql(
    `update collaborator_roles set scope = 'OWN' where organiser_id = $1
      and id in (select role_id from collaborators where organiser_id = $1 and id = $2)`,
    [organiser.id, staff.id],
  );
  const due_at = '2096-01-05T09:30:00.000Z';
  shop.clock.set(due_at);
  await shop.sql(`select graphile_worker.add_job('deliver-notifications', $1::json)`, [
    JSON.stringify({ organiser_id: organiser.id, due_at }),
  ]);
  await settled();
  expect(await notified()).toMatchObject([
    { state: 'HELD_BACK', reason: 'NO_ADDRESS' },
    { state: 'SENT' },
  ]);
});
