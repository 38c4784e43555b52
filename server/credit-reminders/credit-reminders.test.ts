import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openDispute } from '@ribambelle/testing/open-dispute.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Thursday 5 January 2096, 09:00 in Brussels: later than the clock of the queue. */
const MOVED = '2096-01-05T08:00:00.000Z';

let shop: Shop;
let organiser: Made;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ jobs: true, now: MOVED });
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'customers.read',
    'customers.delete',
    'customer-wallets.correct',
    'organiser-payments.read',
    'organiser-payments.update',
    'payments.read',
  ]);
});
afterAll(() => shop.close());

/** Makes a family with credit that moved last on 5 January. */
async function family(columns: object = {}, amount = 2_550): Promise<MadeCustomer> {
  shop.clock.set(MOVED);
  const made = await shop.make.customer(organiser, { ...columns });
  await move(made, amount);
  return made;
}
const move = ({ cuid: customer }: Made, amount: number) =>
  shop.office('correctWallet', { customer, amount, reason: 'Geste' }, staff);

/** Runs the round of a day, and waits for its e-mails. */
async function round(day: string, times = 1): Promise<void> {
  shop.clock.set(`${day}T09:00:00.000Z`);
  await begin(day, times);
  await settled();
}
async function begin(day: string, times = 1): Promise<void> {
  for (let at = 0; at < times; at += 1)
    await shop.sql(`select graphile_worker.add_job('remind-of-credit', $1::json)`, [
      JSON.stringify({ organiser_id: organiser.id, day }),
    ]);
}
async function settled(): Promise<void> {
  await until(async () => {
    const waiting = await shop.sql(
      `select from graphile_worker.jobs where (task_identifier = 'remind-of-credit' and key is null)
         or (task_identifier = 'send-credit-reminder-mail' and run_at < '2198-01-01')`,
    );
    return waiting.length === 0;
  });
}
const mailsTo = ({ id }: Made) =>
  shop.sql<{ subject: string; text: string }>(
    `select subject, text from sent_mails where customer_id = $1 and kind = 'credit.reminded' order by created_at`,
    [id],
  );
const remindersOf = ({ id }: Made) =>
  shop.sql<{ id: string; amount: number; sent: boolean }>(
    `select id, amount, sent_at is not null as sent from credit_reminders where customer_id = $1`,
    [id],
  );
const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/gu, ' ');

describe('every morning', () => {
  test('a family is told once of credit that has not moved for six months, and again a year later', async () => {
    const anne = await family();
    await round('2096-07-04');
    expect(await mailsTo(anne)).toEqual([]);
    await round('2096-07-05');
    await round('2096-07-06');
    const [mail, ...others] = await mailsTo(anne);
    expect(others).toEqual([]);
    expect(plain(mail?.subject)).toContain('il vous reste 25,50 € de crédit');
    for (const part of ['Le 5 juillet 2096', 'depuis le 5 janvier 2096', 'compte bancaire'])
      expect(plain(mail?.text)).toContain(part);
    expect(mail?.text).toContain('/fr/account/wallet');
    expect(await remindersOf(anne)).toMatchObject([{ amount: 2_550, sent: true }]);
    await round('2097-07-04');
    expect(await mailsTo(anne)).toHaveLength(1);
    await round('2097-07-05');
    expect(await mailsTo(anne)).toHaveLength(2);
  });

  test('after a movement the months begin anew, whatever it was told before', async () => {
    const anne = await family({ language: 'en' });
    await round('2096-07-05');
    shop.clock.set('2096-08-31T09:00:00.000Z');
    await move(anne, -500);
    await round('2097-02-27');
    expect(await mailsTo(anne)).toHaveLength(1);
    await round('2097-02-28');
    const [, second] = await mailsTo(anne);
    expect(plain(second?.subject)).toContain('you have €20.50 of credit left');
  });

  test('of two families that became one, the months of what is joined begin anew', async () => {
    const kept = await family();
    const other = await family();
    await round('2096-07-05');
    shop.clock.set('2096-07-10T09:00:00.000Z');
    const of = { customer: kept.cuid, other: other.cuid };
    const seen = await shop.office('previewCustomerMerge', of, staff);
    const versions = { kept_version: seen.kept.version, other_version: seen.other.version };
    await shop.office('mergeCustomers', { ...of, ...versions, seen: seen.seen }, staff);
    await round('2097-01-09');
    // each was reminded once before, and both e-mails are of the one now
    expect(await mailsTo(kept)).toHaveLength(2);
    await round('2097-01-10');
    const mails = (await mailsTo(kept)).map(({ subject }) => plain(subject));
    expect(mails).toHaveLength(3);
    expect(mails.at(-1)).toContain('51,00 €');
  });

  test('a family that owes something reads that its credit can pay it', async () => {
    const anne = await family();
    await shop.sql(
      `with owed as (insert into receivables (organiser_id, customer_id, kind) values ($1, $2, 'REGISTRATION') returning id)
       insert into receivable_lines (organiser_id, receivable_id, reason, amount, label, created_at) select $1, id, 'SALE', 3000, '{}', $3 from owed`,
      [organiser.id, anne.id, MOVED],
    );
    await shop.sql('update receivables set total_amount = 3000 where customer_id = $1', [anne.id]);
    await round('2096-07-05');
    const [mail] = await mailsTo(anne);
    expect(plain(mail?.text)).toContain('30,00 € à payer');
    expect(plain(mail?.text)).not.toContain('compte bancaire');
  });

  test.each([
    [
      'has no address',
      ({ id }: Made) =>
        shop.sql('update customers set email = null, email_confirmed_at = null where id = $1', [
          id,
        ]),
    ],
    [
      'was erased',
      ({ cuid: customer }: Made) =>
        shop.office(
          'eraseCustomer',
          {
            customer,
            give_up_credit: true,
            confirmation: 'Anne Dubois',
          },
          staff,
        ),
    ],
    [
      'pays right now',
      ({ id }: Made) =>
        shop.sql(
          `insert into payments (organiser_id, customer_id, method, amount, state, expires_at) values ($1, $2, 'ONLINE', 100, 'PENDING', '2096-12-01')`,
          [organiser.id, id],
        ),
    ],
    [
      'disputes a payment',
      (customer: Made) =>
        openDispute(shop, { organiser, customer, created_at: '2096-06-01T08:00:00.000Z' }),
    ],
    ['used its credit', (of: Made) => move(of, -2_550)],
  ])('nothing to a family that %s', async (_, make) => {
    const anne = await family();
    await make(anne);
    await round('2096-07-05');
    expect(await mailsTo(anne)).toEqual([]);
    expect(await remindersOf(anne)).toEqual([]);
  });

  test('a dispute that nobody decided in eight weeks holds nothing back', async () => {
    const customer = await family();
    await openDispute(shop, { organiser, customer, created_at: '2096-05-01T08:00:00.000Z' });
    await round('2096-07-05');
    expect(await mailsTo(customer)).toHaveLength(1);
  });

  test('nothing where the organiser switched it off, and by its own number of months', async () => {
    const anne = await family();
    const set = (credit_reminder_months: number | null) =>
      shop.change('updatePaymentSettings', { credit_reminder_months }, staff);
    await set(null);
    await round('2096-07-05');
    expect(await mailsTo(anne)).toEqual([]);
    await set(12);
    await round('2096-07-05');
    expect(await mailsTo(anne)).toEqual([]);
    await set(6);
    await round('2096-07-05');
    expect(await mailsTo(anne)).toHaveLength(1);
  });

  test('a job of a later day waits for our clock', async () => {
    const anne = await family();
    shop.clock.set('2096-07-05T09:00:00.000Z');
    await begin('2096-07-06');
    await settled();
    expect(await mailsTo(anne)).toEqual([]);
  });
});

describe('whatever fails in between', () => {
  test('a family that fails stops no other, and has its turn in the next round', async () => {
    const one = await family();
    const failing = await family();
    const other = await family();
    await shop.sql(
      `create function refuse_reminder() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
    );
    await shop.sql(
      `create trigger refuse_reminder before insert on credit_reminders for each row when (new.customer_id = ${failing.id}) execute function refuse_reminder()`,
    );
    await round('2096-07-05');
    await shop.sql('drop trigger refuse_reminder on credit_reminders');
    expect(await mailsTo(one)).toHaveLength(1);
    expect(await mailsTo(other)).toHaveLength(1);
    expect(await mailsTo(failing)).toEqual([]);
    await round('2096-07-06');
    for (const each of [one, failing, other]) expect(await mailsTo(each)).toHaveLength(1);
  });

  test('killed before its e-mails, each leaves once; a wallet that moved meanwhile gets none', async () => {
    const still = await family();
    const used = await family();
    // the jobs that send wait, as after a kill
    await shop.sql(
      `create or replace function hold_credit() returns trigger language plpgsql as $$ begin new.run_at := '2199-01-01'; return new; end $$`,
    );
    await shop.sql(
      `create trigger hold_credit before insert on graphile_worker._private_jobs for each row when (new.key like 'credit-reminder %') execute function hold_credit()`,
    );
    await round('2096-07-05');
    await round('2096-07-05');
    const written = [...(await remindersOf(still)), ...(await remindersOf(used))];
    expect(written).toMatchObject([{ sent: false }, { sent: false }]);
    await move(used, -550);
    await shop.sql('drop trigger hold_credit on graphile_worker._private_jobs');
    // the queue gives each job twice
    for (const { id } of [...written, ...written])
      await shop.sql(`select graphile_worker.add_job('send-credit-reminder-mail', $1::json)`, [
        JSON.stringify({ organiser_id: organiser.id, credit_reminder_id: Number(id) }),
      ]);
    await settled();
    await shop.sql(`delete from graphile_worker._private_jobs where run_at > '2198-01-01'`);
    expect(await mailsTo(still)).toHaveLength(1);
    expect(await mailsTo(used)).toEqual([]);
    expect(await remindersOf(used)).toEqual([]);
    await round('2096-07-06');
    expect(await mailsTo(still)).toHaveLength(1);
  });

  test('an e-mail that waits for a mail server is over once the wallet moved', async () => {
    const anne = await family();
    await round('2096-07-05');
    const [reminder] = await remindersOf(anne);
    await shop.sql(`update sent_mails set state = 'QUEUED' where customer_id = $1`, [anne.id]);
    await move(anne, -50);
    await shop.sql(`select graphile_worker.add_job('send-credit-reminder-mail', $1::json)`, [
      JSON.stringify({ organiser_id: organiser.id, credit_reminder_id: Number(reminder?.id) }),
    ]);
    await settled();
    expect(
      await shop.sql('select state from sent_mails where customer_id = $1', [anne.id]),
    ).toEqual([{ state: 'OBSOLETE' }]);
  });

  test('the wallets are what their movements say', async () => {
    const client = new pg.Client({ connectionString: shop.databaseUrl });
    await client.connect();
    const differences = await checkInvariants(client);
    await client.end();
    expect(differences.filter((line) => /wallet/u.test(line))).toEqual([]);
  });
});
