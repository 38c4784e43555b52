import type { MadeAvailability } from '@ribambelle/testing/factories/catalogue.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let staff: { token: string };
let books: pg.Client;

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'registrations.create',
    'registrations.read',
    'registrations.transfer',
    'registrations.replace',
    'registrations.update',
    'registrations.cancel',
    'payments.read',
    'payments.create',
    'payments.refund',
  ]);
  books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
});
afterAll(async () => {
  await books.end();
  await shop.close();
});

/**
 * The next act, with numbers that choose its objects: an impossible act is refused, and changes
 * nothing.
 */
const ACTS = [
  'change',
  'office change',
  'transfer',
  'replace',
  'cancel',
  'cancel by family',
  'restore',
  'pay',
  'refund',
  'keep',
  'pay from wallet',
  'set price',
] as const;
const history = fc.array(
  fc.record({ act: fc.constantFrom(...ACTS), which: fc.nat(7), kept: fc.boolean() }),
  { minLength: 3, maxLength: 12 },
);
type Act = Parameters<Parameters<typeof history.map>[0]>[0][number];

interface World {
  readonly family: MadeCustomer;
  readonly people: readonly Made[];
  readonly camps: readonly MadeAvailability[];
  readonly registration: string;
  readonly registration_id: number;
}

const idsOf = ({ dates }: MadeAvailability) => dates.map(({ id }) => id);

/**
 * A family of two, three camps of different prices with one place on each day, and a registration
 * that is paid.
 */
async function world(): Promise<World> {
  const activity = await shop.make.activity(organiser);
  const camps = await Promise.all(
    [10_000, 7_500, 13_000].map((price, index) =>
      shop.make.availability(organiser, activity, {
        days: [`2026-07-0${index + 1}`, `2026-07-1${index + 1}`],
        price,
        capacity: 1,
        date_capacity: 1,
      }),
    ),
  );
  const family = await shop.make.customer(organiser);
  const people = [family.participant, await shop.make.participant(organiser, family)];
  const [first] = camps;
  if (first === undefined) throw new Error('There are three');
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      customer: family.cuid,
      participant: family.participant.cuid,
      availability: first.cuid,
      date_ids: idsOf(first),
    },
    staff,
  );
  // a little more than the price: the rest goes to the wallet
  await shop.office('recordPayment', { customer: family.cuid, amount: 11_000 }, staff);
  const [row] = await shop.sql<{ id: string }>('select id from registrations where cuid = $1', [
    cuid,
  ]);
  return { family, people, camps, registration: cuid, registration_id: Number(row?.id) };
}

async function act(of: World, { act: name, which, kept }: Act): Promise<unknown> {
  const { family, people, camps, registration, registration_id } = of;
  const current = await shop.office('getOfficeRegistration', { registration }, staff);
  const { version, payments, receivable_id } = current;
  const camp = camps[which % camps.length];
  const person = people[which % people.length];
  const payment = payments.findLast(({ amount }) => amount > 0)?.cuid ?? '';
  const price = kept ? ('KEPT' as const) : ('NEW' as const);
  if (camp === undefined || person === undefined) throw new Error('There is always one');
  switch (name) {
    case 'transfer': {
      const to = { availability: camp.cuid, date_ids: idsOf(camp) };
      return shop.office('transferRegistration', { registration, version, price, ...to }, staff);
    }
    case 'replace': {
      const to = { participant: person.cuid, price };
      return shop.office('replaceParticipant', { registration, version, ...to }, staff);
    }
    case 'change': {
      const days = current.dates.map(({ id }) => id);
      const availability_dates = which % 2 === 0 ? days.slice(0, 1) : idsOf(camp);
      const change = { registration_id, availability_dates, automatic_price: false };
      return shop.call('updateRegistration', change, family);
    }
    case 'office change': {
      const days = current.dates.map(({ id }) => id);
      const date_ids = which % 2 === 0 ? days.slice(1) : [...days, ...idsOf(camp)];
      const change = { registration, version, price, date_ids };
      return shop.office('changeOfficeRegistration', change, staff);
    }
    case 'cancel':
      return shop.office('cancelOfficeRegistration', { registration, message: 'Non' }, staff);
    case 'cancel by family':
      return shop.call('cancelRegistration', { registration_id, message: 'Non' }, family);
    case 'restore':
      return shop.office('restoreRegistration', { registration }, staff);
    case 'pay': {
      const money = { customer: family.cuid, amount: 1_000 * (which + 1), twice: true };
      return shop.office('recordPayment', money, staff);
    }
    case 'refund': {
      const to = kept ? ('BANK' as const) : ('WALLET' as const);
      const due = which % 2 ? ('DROPPED' as const) : ('STAYS' as const);
      const refund = { payment, amount: 500 * (which + 1), to, due, reason: 'Retour' };
      return shop.office('refundPayment', refund, staff);
    }
    case 'set price': {
      const set = { total_amount: 2_000 * which, reason: 'Bénévole', version };
      return shop.office('setRegistrationPrice', { registration, ...set }, staff);
    }
    case 'keep':
      return shop.office('keepCredit', { receivable_id, label: 'Frais' }, staff);
    case 'pay from wallet':
      return shop.office(
        'payFromCustomerWallet',
        { customer: family.cuid, amount: 500 * (which + 1) },
        staff,
      );
  }
}

/** A registration as the family sees it, and as the back-office does. */
async function seenByBoth({ family, registration }: World) {
  const account = await shop.call('getAccountRegistration', { cuid: registration }, family);
  const office = await shop.office('getOfficeRegistration', { registration }, staff);
  return [
    {
      who: account.participant.cuid,
      dates: account.dates.map(({ date_id }) => date_id),
      total: account.total_amount,
      paid: account.paid_amount,
      cancelled: account.cancelled,
    },
    {
      who: office.participant.cuid,
      dates: office.dates.map(({ id }) => id),
      total: office.total_amount,
      paid: office.paid_amount,
      cancelled: office.cancelled_at !== null,
    },
  ];
}

/** The sum of the family's payments, and that of its allocations, wallet and refunds. */
async function moneyOf({ family }: World) {
  const [row] = await shop.sql<{ paid: number; there: number }>(
    `select (select coalesce(sum(amount), 0) from payments where customer_id = $1 and method <> 'WALLET')::integer as paid,
      (select coalesce(sum(paid_amount), 0) from receivables where customer_id = $1)::integer
      + (select wallet_amount from customers where id = $1)::integer
      + (select coalesce(sum(f.amount), 0) from refunds f join payments p on p.id = f.payment_id
          where p.customer_id = $1 and f.state <> 'FAILED')::integer as there`,
    [family.id],
  );
  return row;
}

test('in any history places equal the rows, no money is lost, and the family sees the same as the office', async () => {
  const counts = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(history, async (acts) => {
      const of = await world();
      for (const one of acts) {
        const outcome = await act(of, one).then(
          () => 'done',
          (error: unknown) => String(Object(error).code),
        );
        expect(outcome).not.toBe('UNKNOWN_ERROR');
        if (outcome === 'done') counts.set(one.act, (counts.get(one.act) ?? 0) + 1);
        const [family, office] = await seenByBoth(of);
        expect(family).toEqual(office);
      }
      const money = await moneyOf(of);
      expect(money?.there).toBe(money?.paid);
      const broken = await checkInvariants(books);
      expect(broken.filter((line) => !line.includes('weekdays'))).toEqual([]);
    }),
    { numRuns: 40 },
  );
  // they succeeded, and were not only refused
  for (const one of [
    'change',
    'office change',
    'transfer',
    'replace',
    'cancel',
    'restore',
    'refund',
    'set price',
  ])
    expect(counts.get(one) ?? 0).toBeGreaterThan(0);
});
