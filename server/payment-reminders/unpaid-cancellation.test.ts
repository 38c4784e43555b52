import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { openDispute } from '@ribambelle/testing/open-dispute.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

const ORDERED = '2096-01-05T08:00:00.000Z';
/** The morning on which it is cancelled: three days after the last day, 5 February. */
const DAY = '2096-02-09';

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({
    jobs: true,
    now: ORDERED,
    outside: { mail: takingMail(), payments: {} },
  });
  organiser = await shop.make.organiser({
    payment_term_days: 14,
    reminder_first_days: 3,
    unpaid_cancellation_days: 3,
  });
  staff = await shop.make.collaborator(organiser, [
    'organiser-payments.update',
    'payments.create',
    'payments.read',
    'payments.update',
    'notifications.trigger',
    'registrations.create',
    'registrations.read',
    'reports.dashboard',
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(ORDERED);
  await shop.sql('update receivables set reminders_stopped = true');
  const activity = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  camp = await shop.make.availability(organiser, activity, { days: ['2096-07-02'], capacity: 20 });
});

interface Ordered extends MadeCustomer {
  readonly registration: string;
  readonly communication: string;
}

async function order(of: MadeAvailability = camp): Promise<Ordered> {
  const buyer = await shop.make.customer(organiser);
  const { cuid: registration } = await shop.office(
    'registerByStaff',
    {
      customer: buyer.cuid,
      participant: buyer.participant.cuid,
      availability: of.cuid,
      date_ids: of.dates.map(({ id }) => id),
    },
    staff,
  );
  const { communication } = await shop.office('getOfficeRegistration', { registration }, staff);
  return { ...buyer, registration, communication: communication ?? '' };
}

async function round(day: string): Promise<void> {
  shop.clock.set(`${day}T08:00:00.000Z`);
  await shop.sql(`select graphile_worker.add_job('remind-of-debts', $1::json)`, [
    JSON.stringify({ organiser_id: organiser.id, day }),
  ]);
  await until(async () => {
    const waiting = await shop.sql(
      `select from graphile_worker.jobs where task_identifier like 'send-%-mail' or (task_identifier = 'remind-of-debts' and key is null)`,
    );
    return waiting.length === 0;
  });
}
const shown = ({ registration }: Ordered) =>
  shop.office('getOfficeRegistration', { registration }, staff);
const pay = ({ communication }: Ordered, amount = 10_000) =>
  shop.office('recordPayment', { communication, amount, method: 'TRANSFER' }, staff);
const mailsTo = ({ id }: Made, kind: string) =>
  shop.sql<{ text: string }>('select text from sent_mails where customer_id = $1 and kind = $2', [
    id,
    kind,
  ]);
const money = async ({ id, registration }: Ordered) => {
  const [row] = await shop.sql<{ total: number; paid: number; wallet: number }>(
    `select v.total_amount as total, v.paid_amount as paid, c.wallet_amount as wallet
     from registrations r join receivables v on v.id = r.receivable_id join customers c on c.id = $1 where r.cuid = $2`,
    [id, registration],
  );
  return row;
};

test('what nobody paid is cancelled on its day, its place passed on, and the family told why', async () => {
  const full = await shop.make.availability(
    organiser,
    await shop.make.activity(organiser, { title: { fr: 'Danse', en: 'Dance' } }),
    { days: ['2096-07-02'], capacity: 1 },
  );
  const anne = await order(full);
  const ben = await shop.make.customer(organiser);
  await shop.call(
    'joinWaitingList',
    { availability_id: full.id, participant_id: ben.participant.id },
    ben,
  );
  await round('2096-01-22');
  const [reminder] = await mailsTo(anne, 'payment.reminded');
  expect(reminder?.text.replaceAll(/[\u00a0\u202f]/gu, ' ')).toContain(
    'à partir du 9 février 2096',
  );
  await round('2096-02-08');
  expect((await shown(anne)).cancelled_at).toBeNull();
  await round(DAY);
  expect(await shown(anne)).toMatchObject({
    cancelled_at: `${DAY}T08:00:00.000Z`,
    cancellation_type: 'AUTOMATIC',
    cancellation_message: 'Elle n’a pas été payée, malgré nos rappels.',
    total_amount: 0,
  });
  const cancelled = () => mailsTo(anne, 'registration.cancellation.created');
  await expect.poll(cancelled).toHaveLength(1);
  const [mail] = await cancelled();
  expect(mail?.text).toContain('malgré nos rappels');
  await expect.poll(() => mailsTo(ben, 'waiting-list.vacancy')).toHaveLength(1);
  const { attention } = await shop.office('getDashboard', {}, staff);
  expect(attention.cancelled_unpaid.count).toBeGreaterThan(0);
  const { data } = await shop.office(
    'listOfficeRegistrations',
    { payment: 'CANCELLED_UNPAID', customer: anne.cuid },
    staff,
  );
  expect(data).toHaveLength(1);
});

describe('it stays', () => {
  test('for staff to decide when a part of the order is paid', async () => {
    const anne = await order();
    await pay(anne, 1_000);
    await round('2096-01-22');
    const [reminder] = await mailsTo(anne, 'payment.reminded');
    expect(reminder?.text).not.toContain('annulé');
    await round(DAY);
    expect((await shown(anne)).cancelled_at).toBeNull();
    const { attention } = await shop.office('getDashboard', {}, staff);
    expect(attention.partly_paid).toEqual({ count: 1, amount: 9_000 });
  });

  test.each([
    [
      'when its reminder did not leave',
      async ({ id }: Ordered) =>
        shop.sql(`update sent_mails set state = 'FAILED' where customer_id = $1`, [id]),
    ],
    [
      'when staff stopped its reminders',
      async ({ cuid, communication }: Ordered) =>
        shop.office(
          'stopPaymentReminders',
          { customer: cuid, communication, stopped: true },
          staff,
        ),
    ],
    ['when it was paid', async (anne: Ordered) => pay(anne)],
    [
      'while its family disputes a payment',
      async (customer: Ordered) =>
        openDispute(shop, { organiser, customer, created_at: '2095-12-15T08:00:00.001Z' }),
    ],
    [
      'once it has begun',
      async () =>
        shop.sql(
          `update availability_dates set start_at = '2096-02-01T08:00Z', end_at = '2096-02-01T16:00Z' where availability_id = $1`,
          [camp.id],
        ),
    ],
  ])('%s', async (_, happens) => {
    const anne = await order();
    await round('2096-01-22');
    expect(await mailsTo(anne, 'payment.reminded')).toHaveLength(1);
    await happens(anne);
    await round(DAY);
    expect((await shown(anne)).cancelled_at).toBeNull();
  });
});

test('it is cancelled once a dispute is open for eight weeks, and nobody decided it', async () => {
  const customer = await order();
  await round('2096-01-22');
  await openDispute(shop, { organiser, customer, created_at: '2095-12-15T08:00:00.000Z' });
  await round(DAY);
  expect((await shown(customer)).cancelled_at).not.toBeNull();
});

test('of a payment and the cancellation at once one wins, and no cent is lost', async () => {
  const families: Ordered[] = [];
  for (let at = 0; at < 12; at += 1) families.push(await order());
  await round('2096-01-22');
  const cancelled = round(DAY);
  await Promise.all(families.map((one) => pay(one)));
  await cancelled;
  for (const one of families) {
    const is_cancelled = (await shown(one)).cancelled_at !== null;
    expect(await money(one)).toEqual(
      is_cancelled
        ? { total: 0, paid: 0, wallet: 10_000 }
        : { total: 10_000, paid: 10_000, wallet: 0 },
    );
  }
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const differences = await checkInvariants(client);
  await client.end();
  expect(differences.filter((line) => !line.startsWith('availability'))).toEqual([]);
});

test('400 a cancellation without reminders', async () => {
  await expect(
    shop.change(
      'updatePaymentSettings',
      { reminder_first_days: null, unpaid_cancellation_days: 3 },
      staff,
    ),
  ).rejects.toMatchObject({ code: 'FIRST_REMINDER_REQUIRED', status: 400 });
});
