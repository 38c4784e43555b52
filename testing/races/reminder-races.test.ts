import { cancelUnpaid } from '@ribambelle/server/payment-reminders/cancel-unpaid.ts';
import { prepareReminder } from '@ribambelle/server/payment-reminders/prepare-reminder.ts';
import { remindFamily } from '@ribambelle/server/payment-reminders/remind-family.ts';
import { afterAll, beforeAll } from 'vitest';
import type { MadeAvailability } from '../factories/catalogue.ts';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import { openShop, type Shop } from '../shop.ts';
import { type Books, openBooks } from './open-books.ts';
import { failures, inTurn, proveRace, unlike } from './prove-race.ts';
import { openWorkerProcesses, type WorkerProcesses } from './worker-processes.ts';

/** Races of money with the rounds of the morning, which several processes may run at once. */

const ORDERED = '2096-01-05T08:00:00.000Z';
const REMINDED = '2096-01-22T08:00:00.000Z';
const CANCELLED = '2096-02-09T08:00:00.000Z';
const PRICE = 10_000;

let shop: Shop;
let books: Books;
let processes: WorkerProcesses;
let organiser: Made;
let camp: MadeAvailability;
let staff: Made & { token: string };

beforeAll(async () => {
  shop = await openShop({ now: ORDERED });
  books = await openBooks(shop);
  organiser = await shop.make.organiser({
    payment_term_days: 14,
    reminder_first_days: 3,
    unpaid_cancellation_days: 3,
  });
  processes = openWorkerProcesses(shop, organiser);
  staff = await shop.make.collaborator(organiser, [
    'payments.create',
    'payments.read',
    'registrations.create',
    'registrations.read',
  ]);
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2096-07-02'],
    capacity: 5_000,
  });
});
afterAll(async () => {
  await books.close();
  await processes.close();
  await shop.close();
});

interface Debtor extends MadeCustomer {
  readonly registration_id: number;
  readonly communication: string;
}

/** Makes a family that owes 100.00 for a place, on the day of its first reminder. */
async function debtor(): Promise<Debtor> {
  shop.clock.set(ORDERED);
  const customer = await shop.make.customer(organiser);
  const { cuid: registration } = await shop.office(
    'registerByStaff',
    {
      customer: customer.cuid,
      participant: customer.participant.cuid,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
    },
    staff,
  );
  const { communication } = await shop.office('getOfficeRegistration', { registration }, staff);
  const [row] = await shop.sql<{ id: string }>('select id from registrations where cuid = $1', [
    registration,
  ]);
  shop.clock.set(REMINDED);
  return { ...customer, registration_id: Number(row?.id), communication: communication ?? '' };
}

const pay = ({ communication }: Debtor, amount: number) =>
  shop.office('recordPayment', { communication, amount, method: 'TRANSFER', twice: true }, staff);

/** Reminds a family as a round does, and reads the e-mail as the job that sends it does. */
const remind = ({ id: customer_id }: Made) =>
  processes.work((db, { organiser: of, now }) =>
    remindFamily(db, { organiser: of, customer_id, now }),
  );
const remindersOf = ({ id }: Made) =>
  shop.sql<{ id: string; amount: number; rank: number }>(
    `select n.id, d.amount, d.rank from payment_reminders n
     join payment_reminder_debts d on d.payment_reminder_id = n.id where n.customer_id = $1`,
    [id],
  );
async function send(of: Made): Promise<void> {
  for (const { id } of await remindersOf(of))
    await processes.work((db, { organiser: house, now }) =>
      prepareReminder(db, { id: Number(id), organiser: house, now }),
    );
}

proveRace({
  shop: () => shop,
  unguard: [
    `do $$ begin execute (select 'alter table payment_reminder_debts drop constraint ' || conname
       from pg_constraint where conrelid = 'payment_reminder_debts'::regclass and contype = 'u'); end $$`,
  ],
  name: 'rounds of reminders beside a payment remind once, and of nothing that is paid',
  run: async (count) => {
    const of = await debtor();
    const middle = Math.floor(count / 2);
    const outcomes = await Promise.allSettled(
      Array.from({ length: count }, (_, index) => (index === middle ? pay(of, PRICE) : remind(of))),
    );
    const written = await remindersOf(of);
    await send(of);
    return [
      ...failures(outcomes),
      ...(written.length > 1 ? [`${written.length} reminders of one debt`] : []),
      ...unlike((await remindersOf(of)).length, 0),
      ...(await books.findNew()),
    ];
  },
});

/** Makes a family whose place is cancelled today unless it pays: its reminder left long ago. */
async function late(): Promise<Debtor> {
  const of = await debtor();
  await remind(of);
  await send(of);
  await shop.sql(
    `insert into sent_mails (organiser_id, customer_id, key, kind, recipient, language, subject, html, text, state)
     select organiser_id, customer_id, 'payment reminder ' || cuid, 'payment.reminded', 'x@demo.test', 'fr', 'x', 'x', 'x', 'SENT'
     from payment_reminders where customer_id = $1`,
    [of.id],
  );
  shop.clock.set(CANCELLED);
  return of;
}

proveRace({
  shop: () => shop,
  name: 'of payments and the cancellation of what is unpaid one comes first, and no cent is lost',
  run: async (count) => {
    const of = await late();
    const cancel = () =>
      processes.work((db, { emit, organiser: house, now }) =>
        cancelUnpaid(db, { emit, organiser: house, registration_id: of.registration_id, now }),
      );
    const ways = [cancel, () => pay(of, 100), ...Array.from({ length: 6 }, () => cancel)];
    const outcomes = await inTurn(count, ways);
    const received = 100 * outcomes.filter((_, index) => index % ways.length === 1).length;
    const [row] = await shop.sql<{ is_cancelled: boolean; total: number; paid: number }>(
      `select r.cancelled_at is not null as is_cancelled, v.total_amount as total, v.paid_amount as paid, c.wallet_amount as wallet
       from registrations r join receivables v on v.id = r.receivable_id join customers c on c.id = r.customer_id where r.id = $1`,
      [of.registration_id],
    );
    const expected =
      row?.is_cancelled === true
        ? { is_cancelled: true, total: 0, paid: 0, wallet: received }
        : { is_cancelled: false, total: PRICE, paid: received, wallet: 0 };
    return [...failures(outcomes), ...unlike(row, expected), ...(await books.findNew())];
  },
});
