import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Later than the clock of the queue; a camp begins on 6 February at nine (UTC). */
const NOW = '2096-01-05T08:00:00.000Z';
const DUE = '2096-02-03T09:00:00.000Z';
const LATE = '2096-03-20T09:00:00.000Z';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: NOW });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'notification-templates.read',
    'notification-templates.update',
    'registrations.create',
    'registrations.read',
    'registrations.cancel',
    'notifications.trigger',
  ]);
});
afterAll(() => shop.close());

/** Waits until no job is left that can run. */
const settled = () =>
  until(async () => {
    const left = await shop.sql(
      `select from graphile_worker.jobs where run_at < '2090-01-01' and task_identifier like '%notification%'`,
    );
    return left.length === 0;
  });

/** Queues the job that delivers, as it is when it is due. */
const deliver = (due_at: string) =>
  shop.sql(`select graphile_worker.add_job('deliver-notifications', $1::json)`, [
    JSON.stringify({ organiser_id: organiser.id, due_at }),
  ]);

test.each([1, 2, 3, 4])(
  'whatever happens at once, each delivery ends once, and nobody gets an e-mail twice: %s',
  async (round) => {
    shop.clock.set(NOW);
    const activity = await shop.make.activity(organiser);
    const { id, cuid: notification_definition } = await shop.make.notificationDefinition(
      organiser,
      {
        global: false,
        activity_ids: [activity.id],
      },
    );
    const camp = await shop.make.availability(organiser, activity, {
      days: ['2096-02-06'],
      capacity: 50,
    });
    const date_ids = camp.dates.map((date) => date.id);
    const families = await Promise.all([1, 2, 3, 4].map(() => shop.make.customer(organiser)));
    const register = async (index: number) => {
      const family = families[index % 4];
      if (family === undefined) throw new Error('A family is missing');
      const participant =
        index < 4 ? family.participant : await shop.make.participant(organiser, family);
      const { cuid } = await shop.office(
        'registerByStaff',
        { customer: family.cuid, participant: participant.cuid, availability: camp.cuid, date_ids },
        staff,
      );
      return cuid;
    };
    const registrations = await Promise.all([0, 1, 2, 3, 4].map(register));
    await settled();
    shop.clock.set(DUE);
    const move = (day: string) =>
      shop.sql(
        `update availability_dates set start_at = $2::timestamptz, end_at = $2::timestamptz + interval '7 hours' where id = $1`,
        [date_ids[0], `${day}T09:00:00.000Z`],
      );
    const change = (delay: number) =>
      shop.change('updateNotificationDefinition', { notification_definition, delay }, staff);
    const cancel = (registration = '') =>
      shop.office('cancelOfficeRegistration', { registration, message: 'Malade' }, staff);
    const acts = [
      () => deliver(DUE),
      () => move('2096-02-04'),
      () => deliver(DUE),
      () => change(2_880),
      () => cancel(registrations[round % 5]),
      () => register(5),
      () => deliver(DUE),
      () => move('2096-02-07'),
      () => change(4_320),
    ];
    await Promise.allSettled([...acts.slice(round), ...acts.slice(0, round)].map((act) => act()));
    await settled();
    shop.clock.set(LATE);
    await deliver(LATE);
    await settled();
    const rows = await shop.sql<{ state: string; reason: string; ended: boolean }>(
      `select state, reason, ended_at is not null as ended from notification_deliveries where definition_id = $1`,
      [id],
    );
    // the one who registered meanwhile may have come too late to be counted
    expect(rows.length).toBeGreaterThanOrEqual(5);
    expect(rows.filter(({ ended }) => !ended)).toEqual([]);
    expect(rows.filter(({ state }) => state === 'FAILED')).toEqual([]);
    const mails = await shop.sql<{ mails: number; sent: number }>(
      `select count(distinct mail_id)::integer as mails, count(*) filter (where state = 'SENT')::integer as sent
       from notification_deliveries where definition_id = $1 and mail_id is not null`,
      [id],
    );
    // an e-mail is the first delivery of exactly one e-mail
    expect(mails[0]?.mails).toBe(mails[0]?.sent);
    const twice = await shop.sql(
      `select registration_id from notification_deliveries where definition_id = $1 group by registration_id, event having count(*) > 1`,
      [id],
    );
    expect(twice).toEqual([]);
  },
);
