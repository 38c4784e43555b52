import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { until } from '@ribambelle/testing/until.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Monday 5 January 2096, 09:00 in Brussels: later than the clock of the queue. */
const ORDERED = '2096-01-05T08:00:00.000Z';

let shop: Shop;
let organiser: Made;
let camp: MadeAvailability;
let staff: Made & { token: string };
let server: MailServer;

beforeAll(async () => {
  server = await startMailServer();
  shop = await openShop({ jobs: true, now: ORDERED, server: { privateMailHosts: ['127.0.0.1'] } });
  organiser = await shop.make.organiser({
    payment_term_days: 14,
    reminder_first_days: 3,
    reminder_second_days: 14,
    email: 'bonjour@maison.test',
  });
  const activity = await shop.make.activity(organiser);
  camp = await shop.make.availability(organiser, activity, { days: ['2096-07-02'], capacity: 900 });
  staff = await shop.make.collaborator(organiser, [
    'organiser-account.read',
    'organiser-account.update',
    'mails.read',
    'payments.create',
    'payments.read',
    'notifications.trigger',
    'registrations.create',
    'registrations.read',
  ]);
});
afterAll(async () => {
  await shop.close();
  await server.kill();
});

/** Makes a family that owes 100.00 since the order, with the number of its order. */
async function family(): Promise<MadeCustomer & { communication: string }> {
  const buyer = await shop.make.customer(organiser);
  const { cuid: registration } = await shop.office(
    'registerByStaff',
    {
      customer: buyer.cuid,
      participant: buyer.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
    },
    staff,
  );
  const { communication } = await shop.office('getOfficeRegistration', { registration }, staff);
  return { ...buyer, communication: communication ?? '' };
}
async function round(day: string): Promise<void> {
  shop.clock.set(`${day}T08:00:00.000Z`);
  await shop.sql(`select graphile_worker.add_job('remind-of-debts', $1::json)`, [
    JSON.stringify({ organiser_id: organiser.id, day }),
  ]);
  await until(async () => {
    const waiting = await shop.sql(
      `select from graphile_worker.jobs where task_identifier in ('send-payment-reminder-mail', 'send-payment-reminder-again')
         or (task_identifier = 'remind-of-debts' and key is null)`,
    );
    return waiting.length === 0;
  });
}
const mailsTo = async ({ id }: Made) =>
  (
    await shop.sql<{ state: string; failure: string | null; text: string }>(
      `select state, failure, text from sent_mails where customer_id = $1 and kind = 'payment.reminded'`,
      [id],
    )
  ).map(({ text, ...mail }) => ({
    ...mail,
    last_day: /au\s+plus\s+tard\s+le\s+(\d+\s\p{L}+)/u.exec(text)?.[1]?.replace(/\s/gu, ' '),
    amount: /reçu\s+([\d,]+)/u.exec(text)?.[1],
  }));
const pay = (communication: string, amount: number) =>
  shop.office('recordPayment', { communication, amount, method: 'TRANSFER' }, staff);

test('a reminder sent again late says what is owed then, and is over when nothing is', async () => {
  const late = await family();
  const settled = await family();
  await round('2096-01-23');
  for (const one of [late, settled])
    expect(await mailsTo(one)).toEqual([
      { state: 'KEPT', failure: null, last_day: '6 février', amount: '100,00' },
    ]);
  shop.clock.set('2096-02-20T08:00:00.000Z');
  await pay(late.communication, 4_000);
  await pay(settled.communication, 10_000);
  await shop.change(
    'updateMailSettings',
    { host: '127.0.0.1', port: server.port, security: 'NONE' },
    staff,
  );
  await shop.office('sendMailsAgain', {}, staff);
  await expect
    .poll(() => mailsTo(late))
    .toEqual([{ state: 'SENT', failure: null, last_day: '5 mars', amount: '60,00' }]);
  await expect.poll(() => mailsTo(settled)).toMatchObject([{ state: 'OBSOLETE', failure: 'OVER' }]);
  // with it leave the confirmations of both orders, which had waited too
  await expect.poll(() => server.mails).toHaveLength(3);
  // pressed once more, none of them is sent a second time
  await shop.office('sendMailsAgain', {}, staff);
  expect((await mailsTo(late))[0]?.state).toBe('SENT');
  expect(server.mails).toHaveLength(3);
  await shop.sql('update receivables set reminders_stopped = true');
});

test('a family whose reminder fails stops none of the others, and has its turn the next day', async () => {
  shop.clock.set(ORDERED);
  const families = [await family(), await family(), await family(), await family()];
  const [broken] = families.toSorted((one, other) => one.id - other.id);
  await shop.sql(`create function fail_one() returns trigger language plpgsql as $$ begin
    if new.customer_id = ${broken?.id ?? 0} then raise exception 'broken data'; end if; return new; end $$`);
  await shop.sql(
    'create trigger fail_one before insert on payment_reminders for each row execute function fail_one()',
  );
  await round('2096-01-23');
  const reminded = async () =>
    (await Promise.all(families.map((one) => mailsTo(one)))).map(({ length }) => length);
  expect(await reminded()).toEqual(families.map((one) => (one === broken ? 0 : 1)));
  await shop.sql('drop trigger fail_one on payment_reminders');
  await round('2096-01-24');
  expect(await reminded()).toEqual([1, 1, 1, 1]);
});
