import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openDispute } from '@ribambelle/testing/open-dispute.ts';
import { race } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

/** Monday 5 January 2096, 09:00 in Brussels: later than the clock of the queue. */
const ORDERED = '2096-01-05T08:00:00.000Z';

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: ORDERED });
  organiser = await shop.make.organiser({
    payment_term_days: 14,
    company_number: '0123456749',
    legal_name: 'Maison des enfants ASBL',
    reminder_first_days: 3,
    reminder_second_days: 14,
    reminder_message: JSON.stringify({ fr: 'Un souci ? Parlons-en.', en: '' }),
  });
  const activity = await shop.make.activity(organiser, { title: { fr: 'Cirque', en: 'Circus' } });
  camp = await shop.make.availability(organiser, activity, { days: ['2096-07-02'], capacity: 900 });
  staff = await shop.make.collaborator(organiser, [
    'organiser-payments.read',
    'organiser-payments.update',
    'payments.create',
    'payments.read',
    'payments.update',
    'notifications.trigger',
    'registrations.create',
    'registrations.read',
  ]);
});
afterAll(() => shop.close());
// families of other cases are left alone
beforeEach(async () => {
  shop.clock.set(ORDERED);
  await shop.sql('update receivables set reminders_stopped = true');
  for (const table of ['disputes', 'refunds', 'payments'])
    await shop.sql(`delete from ${table} where amount = 100`);
});

interface Family extends MadeCustomer {
  /** The communications of its orders of 100.00, in their order. */
  readonly numbers: readonly string[];
}

/** Makes a family that ordered places for some children by transfer. */
async function family(children = 1, columns: object = {}): Promise<Family> {
  const buyer = await shop.make.customer(organiser, { ...columns });
  const numbers: string[] = [];
  for (let child = 0; child < children; child += 1) {
    const participant = await shop.make.participant(organiser, buyer, { firstname: `N${child}` });
    const { cuid } = await shop.office(
      'registerByStaff',
      {
        customer: buyer.cuid,
        participant: participant.cuid,
        availability: camp.cuid,
        date_ids: camp.dates.map(({ id }) => id),
      },
      staff,
    );
    const { communication } = await shop.office(
      'getOfficeRegistration',
      { registration: cuid },
      staff,
    );
    numbers.push(communication ?? '');
  }
  return { ...buyer, numbers };
}

/** Runs the round of a day, as many times at once as wished, and waits for its e-mails. */
async function round(day: string, times = 1): Promise<void> {
  shop.clock.set(`${day}T08:00:00.000Z`);
  for (let at = 0; at < times; at += 1)
    await shop.sql(`select graphile_worker.add_job('remind-of-debts', $1::json)`, [
      JSON.stringify({ organiser_id: organiser.id, day }),
    ]);
  await settled();
}
async function settled(): Promise<void> {
  await until(async () => {
    const waiting = await shop.sql(
      `select from graphile_worker.jobs where task_identifier = 'send-payment-reminder-mail'
         or (task_identifier = 'remind-of-debts' and key is null)`,
    );
    return waiting.length === 0;
  });
}
const remindersTo = ({ id }: Made) =>
  shop.sql<{ subject: string; text: string }>(
    `select subject, text from sent_mails where customer_id = $1 and kind = 'payment.reminded' order by created_at, id`,
    [id],
  );
const list = ({ cuid: customer }: Made) => shop.office('listPaymentReminders', { customer }, staff);
const send = ({ cuid: customer }: Made, communication: string | null = null) =>
  shop.office('sendPaymentReminder', { customer, communication }, staff);
const pay = (communication: string, amount = 10_000) =>
  shop.office('recordPayment', { communication, amount, method: 'TRANSFER' }, staff);

describe('every morning', () => {
  test('a family gets one e-mail with all that it did not pay in time, and a second one later', async () => {
    const anne = await family(2);
    await round('2096-01-21');
    expect(await remindersTo(anne)).toEqual([]);
    await round('2096-01-22');
    await round('2096-01-23');
    const [first, ...none] = await remindersTo(anne);
    expect(none).toEqual([]);
    expect(first?.subject).toContain('rappel de paiement');
    const words = first?.text.replaceAll(/[\u00a0\u202f]/gu, ' ') ?? '';
    for (const part of [
      'reçu 200,00 €',
      'au plus tard le 5 février 2096',
      'Cirque · N0 Dubois',
      'Cirque · N1 Dubois',
      'jeu. 19 janvier 2096',
      'Maison des enfants ASBL',
      '0123456749',
      'Un souci ? Parlons-en.',
      'Ce rappel est gratuit.',
      ...anne.numbers,
    ])
      expect(words).toContain(part);
    expect(words).not.toContain('annulé automatiquement');
    await round('2096-02-05');
    expect(await remindersTo(anne)).toHaveLength(1);
    await round('2096-02-06');
    const [, second] = await remindersTo(anne);
    expect(second?.subject).toContain('rappel de paiement n° 2');
    await round('2096-06-01');
    expect(await remindersTo(anne)).toHaveLength(2);
    const { owed, data } = await list(anne);
    expect(owed).toHaveLength(2);
    expect(
      data.map(({ last_day, by, debts }) => [last_day, by, debts.map(({ rank }) => rank)]),
    ).toEqual([
      ['2096-02-20', null, [2, 2]],
      ['2096-02-05', null, [1, 1]],
    ]);
  });

  test('only of what is still owed, and nothing once all is paid', async () => {
    const half = await family(2);
    const none = await family();
    await pay(half.numbers[0] ?? '');
    await pay(none.numbers[0] ?? '');
    await round('2096-01-22');
    const [mail] = await remindersTo(half);
    expect(mail?.text.replaceAll(/[\u00a0\u202f]/gu, ' ')).toContain('reçu 100,00 €');
    expect(mail?.text).not.toContain(half.numbers[0]);
    expect(await remindersTo(none)).toEqual([]);
  });

  test.each([
    [
      'has no address',
      async ({ id }: Family) =>
        shop.sql('update customers set email = null, email_confirmed_at = null where id = $1', [
          id,
        ]),
    ],
    [
      'pays right now',
      async ({ id }: Family) =>
        shop.sql(
          `insert into payments (organiser_id, customer_id, method, amount, state, expires_at) values ($1, $2, 'ONLINE', 100, 'PENDING', '2096-12-01')`,
          [organiser.id, id],
        ),
    ],
    [
      'has a payment on its way',
      async ({ id }: Family) =>
        shop.sql(
          `insert into payments (organiser_id, customer_id, method, amount, state, on_its_way) values ($1, $2, 'ONLINE', 100, 'PENDING', true)`,
          [organiser.id, id],
        ),
    ],
    [
      'disputes a payment',
      async (customer: Family) =>
        openDispute(shop, { organiser, customer, created_at: '2095-11-27T08:00:00.001Z' }),
    ],
    [
      'staff keep out of reminders',
      async (of: Family) =>
        shop.office(
          'stopPaymentReminders',
          { customer: of.cuid, communication: of.numbers[0] ?? '', stopped: true },
          staff,
        ),
    ],
  ])('nothing to a family that %s', async (_, make) => {
    const anne = await family();
    await make(anne);
    await round('2096-01-22');
    expect(await remindersTo(anne)).toEqual([]);
    expect((await list(anne)).data).toEqual([]);
  });

  test('again to a family whose dispute nobody decided in eight weeks', async () => {
    const customer = await family();
    await openDispute(shop, { organiser, customer, created_at: '2095-11-27T08:00:00.000Z' });
    await round('2096-01-22');
    expect(await remindersTo(customer)).toHaveLength(1);
  });

  test('what is paid between the writing and the sending is taken out, or nothing is sent', async () => {
    const half = await family(2);
    const all = await family();
    // both wait for the job that sends them
    await shop.sql(
      `create function hold() returns trigger language plpgsql as $$ begin new.run_at := '2199-01-01'; return new; end $$`,
    );
    await shop.sql(
      `create trigger hold before insert on graphile_worker._private_jobs for each row when (new.key like 'payment-reminder %') execute function hold()`,
    );
    shop.clock.set('2096-01-22T08:00:00.000Z');
    await shop.sql(`select graphile_worker.add_job('remind-of-debts', $1::json)`, [
      JSON.stringify({ organiser_id: organiser.id, day: '2096-01-22' }),
    ]);
    await until(
      async () => (await list(all)).data.length === 1 && (await list(half)).data.length === 1,
    );
    await shop.sql('drop trigger hold on graphile_worker._private_jobs');
    await pay(half.numbers[1] ?? '');
    await pay(all.numbers[0] ?? '');
    // the queue gives each job twice
    const reminders = await shop.sql<{ id: string }>(
      'select id from payment_reminders where sent_at is null',
    );
    for (const { id } of [...reminders, ...reminders])
      await shop.sql(`select graphile_worker.add_job('send-payment-reminder-mail', $1::json)`, [
        JSON.stringify({ organiser_id: organiser.id, payment_reminder_id: Number(id) }),
      ]);
    await until(async () => {
      const [one] = await shop.sql(
        `select from graphile_worker.jobs where task_identifier = 'send-payment-reminder-mail' and key is null`,
      );
      return one === undefined;
    });
    await shop.sql(`delete from graphile_worker._private_jobs where run_at > '2198-01-01'`);
    expect(await remindersTo(all)).toEqual([]);
    expect((await list(all)).data).toEqual([]);
    expect(await remindersTo(half)).toHaveLength(1);
    const [reminder] = (await list(half)).data;
    expect(reminder?.debts.map(({ amount, communication }) => [amount, communication])).toEqual([
      [10_000, half.numbers[0]],
    ]);
  });

  test.each([2, 20])(
    '%i rounds at once, and payments at the same moment, send each family one',
    async (times) => {
      const families = await Promise.all(Array.from({ length: 6 }, () => family()));
      const rounds = round('2096-01-22', times);
      await Promise.all(families.slice(0, 3).map(({ numbers }) => pay(numbers[0] ?? '')));
      await rounds;
      for (const [at, one] of families.entries()) {
        const mails = (await remindersTo(one)).length;
        if (at < 3) expect(mails).toBeLessThanOrEqual(1);
        else expect(mails).toBe(1);
        expect((await list(one)).owed).toHaveLength(at < 3 ? 0 : 1);
      }
      const client = new pg.Client({ connectionString: shop.databaseUrl });
      await client.connect();
      const differences = await checkInvariants(client);
      await client.end();
      expect(differences.filter((line) => !line.startsWith('availability'))).toEqual([]);
    },
  );
});

describe('staff', () => {
  test('remind at once, and it counts as the first; twice on a day is refused', async () => {
    const anne = await family(1);
    await expect(send(anne)).rejects.toMatchObject({ code: 'NOTHING_OVERDUE', status: 409 });
    shop.clock.set('2096-01-20T08:00:00.000Z');
    expect(await race([send(anne), send(anne)])).toEqual({
      passed: 1,
      refused: ['REMINDED_TODAY'],
    });
    await settled();
    await round('2096-01-23');
    expect(await remindersTo(anne)).toHaveLength(1);
    const [sent] = (await list(anne)).data;
    expect(sent).toMatchObject({ by: 'Sophie Peeters', last_day: '2096-02-03' });
    expect(sent?.debts).toMatchObject([{ rank: 1, label: 'N0 Dubois · Cirque', amount: 10_000 }]);
    await round('2096-02-04');
    expect(await remindersTo(anne)).toHaveLength(2);
  });

  test('remind of one debt, also of one that is kept out of the others', async () => {
    const anne = await family(2);
    const [one = '', other = ''] = anne.numbers;
    const stop = (stopped: boolean) =>
      shop.office(
        'stopPaymentReminders',
        { customer: anne.cuid, communication: one, stopped },
        staff,
      );
    await stop(true);
    shop.clock.set('2096-01-20T08:00:00.000Z');
    await send(anne, other);
    await settled();
    expect((await list(anne)).owed.filter(({ stopped }) => stopped)).toMatchObject([
      { communication: one, amount: 10_000 },
    ]);
    await stop(false);
    await round('2096-01-22');
    expect(
      (await list(anne)).data.map(({ debts }) => debts.map((debt) => debt.communication)),
    ).toEqual([[one], [other]]);
  });

  test('are refused what does not exist, or would disturb', async () => {
    const anne = await family();
    const silent = await family(1, { email: null, email_confirmed_at: null });
    shop.clock.set('2096-01-20T08:00:00.000Z');
    await expect(send(silent)).rejects.toMatchObject({ code: 'EMAIL_REQUIRED', status: 400 });
    await expect(send({ id: 0, cuid: 'nobody' })).rejects.toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
    });
    await expect(list({ id: 0, cuid: 'nobody' })).rejects.toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
    });
    const stop = (customer: string, communication: string) =>
      shop.office('stopPaymentReminders', { customer, communication, stopped: true }, staff);
    await expect(stop('nobody', anne.numbers[0] ?? '')).rejects.toMatchObject({
      code: 'CUSTOMER_NOT_FOUND',
    });
    for (const communication of ['', '+++000/0000/00097+++', silent.numbers[0] ?? ''])
      await expect(stop(anne.cuid, communication)).rejects.toMatchObject({
        code: 'DEBT_NOT_FOUND',
        status: 404,
      });
    await shop.sql(
      `insert into payments (organiser_id, customer_id, method, amount, state, on_its_way) values ($1, $2, 'ONLINE', 100, 'PENDING', true)`,
      [organiser.id, anne.id],
    );
    await expect(send(anne)).rejects.toMatchObject({ code: 'FAMILY_IS_PAYING', status: 409 });
  });

  test('switch the rounds on, and no second reminder without a first', async () => {
    const change = (reminder_first_days: number | null, reminder_second_days: number | null) =>
      shop.change('updatePaymentSettings', { reminder_first_days, reminder_second_days }, staff);
    await expect(change(null, 14)).rejects.toMatchObject({
      code: 'FIRST_REMINDER_REQUIRED',
      fields: { reminder_first_days: 'FIRST_REMINDER_REQUIRED' },
    });
    await change(null, null);
    const anne = await family();
    await round('2096-01-22');
    expect(await remindersTo(anne)).toEqual([]);
    await shop.sql(
      `delete from graphile_worker._private_jobs where key like 'payment-reminders %'`,
    );
    await change(5, null);
    const next = async () =>
      (
        await shop.sql<{ run_at: Date }>(
          `select run_at from graphile_worker._private_jobs where key = $1`,
          [`payment-reminders ${organiser.id}`],
        )
      )[0]?.run_at.toISOString();
    await expect.poll(next).toBe('2096-01-23T08:00:00.000Z');
    await change(3, 14);
  });
});
