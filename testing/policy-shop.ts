import type { Ask } from '@ribambelle/api/client.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import type { MadeAvailability } from './factories/catalogue.ts';
import type { Made, MadeCustomer } from './factories/factories.ts';
import { openShop, type Shop } from './shop.ts';

/** A policy as staff write it. */
export type Policy = NonNullable<Ask<'updateCancellationPolicy'>['policy']>;

/** A family with one registration, and what it is of. */
export interface Bought extends MadeCustomer {
  readonly registration: number;
  readonly cuid: string;
  /** The cuid of the family; `cuid` is that of the registration. */
  readonly family: string;
  readonly activity: Made;
  readonly camp: MadeAvailability;
}

/** Free until 14 days before, then 20 % until 3 days before; nothing after that. */
export const STEPS = [
  { until_days: 14, fee_percentage: 0, fee_amount: 0 },
  { until_days: 3, fee_percentage: 2_000, fee_amount: 0 },
];
/** The days of a camp; its price is 100.00. */
const DAYS = ['2026-07-06', '2026-07-07', '2026-07-08', '2026-07-09'];
/** The last minute without a fee. */
export const IN_TIME = '2026-06-22T21:59:00.000Z';
/** A moment in the step of 20 %. */
export const LATER = '2026-06-30T08:00:00.000Z';
/** The first moment past the last step. */
export const TOO_LATE = '2026-07-03T22:00:00.000Z';
/** The moment of every purchase. */
const START = '2026-01-05T08:00:00.000Z';

/** A purchase of a camp: all of its four days unless told otherwise. */
interface Purchase {
  readonly paid?: boolean;
  readonly children?: number;
  readonly activity?: Made;
  readonly price_ids?: readonly number[];
  /** The indexes of the chosen days; absent for all. */
  readonly dates?: readonly number[];
  readonly days?: readonly string[];
}

/** Pays at the sandbox provider. */
function payAt(shop: Shop, address: string) {
  return shop.fetch('storefront', new URL(address).pathname, {
    method: 'POST',
    body: new URLSearchParams({ action: 'pay' }),
    redirect: 'manual',
  });
}

/** Makes a family that orders for each of its children, with a fee of 1.00 for the order. */
async function buy(
  { shop, organiser }: { readonly shop: Shop; readonly organiser: Made },
  wish: Purchase,
): Promise<Bought> {
  const { paid = true, children = 1, price_ids = [], dates, days = DAYS } = wish;
  const activity = wish.activity ?? (await shop.make.activity(organiser));
  const family = await shop.make.customer(organiser);
  let camp: MadeAvailability | undefined;
  for (let child = 0; child < children; child += 1) {
    camp = await shop.make.availability(organiser, activity, { days, capacity: 1 });
    const availability_dates = camp.dates
      .filter((_, index) => dates?.includes(index) ?? true)
      .map(({ id }) => id);
    const options = price_ids.map((price_id) => ({ price_id }));
    const registrations = [{ availability_id: camp.id, availability_dates, options }];
    const participant_id = family.participant.id;
    await shop.call('addCartItems', { participant_id, registrations }, family);
  }
  if (camp === undefined) throw new Error('A family has a child');
  const { cart } = await shop.call('getSession', {}, family);
  const payment_strategy = paid ? 'IMMEDIATE' : 'DELAYED';
  const order = { cart_id: cart?.id ?? 0, payment_strategy, terms: true } as const;
  const { next_action_url } = await shop.call('checkoutCart', order, family);
  if (paid) await payAt(shop, next_action_url ?? '');
  const { data } = await shop.call('listAccountRegistrations', {}, family);
  const [row] = data;
  return {
    ...family,
    registration: row?.id ?? 0,
    cuid: row?.cuid ?? '',
    family: family.cuid,
    activity,
    camp,
  };
}

/** A shop that sells camps under cancellation policies, for tests of the family's own acts. */
export async function openPolicyShop(
  permissions: Parameters<Shop['make']['collaborator']>[1] = [],
) {
  const shop = await openShop();
  const methods = ['IMMEDIATE', 'DELAYED'].map((type, index) => ({ type, priority: index + 1 }));
  const organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_methods: JSON.stringify(methods),
    service_fee_amount: 100,
  });
  const staff = await shop.make.collaborator(organiser, [
    'organiser-preferences.read',
    'organiser-preferences.update',
    'activities.read',
    'activities.update',
    'payments.read',
    'payments.create',
    'payments.refund',
    'registrations.read',
    'registrations.cancel',
    ...permissions,
  ]);
  const books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();

  const setPolicy = (policy: Policy | null) =>
    shop.change('updateCancellationPolicy', { policy }, staff);

  /** A family that bought under a policy, and paid online unless told otherwise. */
  async function bought(policy: Policy | null, wish: Purchase = {}): Promise<Bought> {
    await setPolicy(policy);
    return buy({ shop, organiser }, wish);
  }

  /** The sums of what a family owes, paid and has, in minor units. */
  const moneyOf = async (of: Pick<MadeCustomer, 'id'>) => {
    const [row] = await shop.sql<Record<'total' | 'paid' | 'owed' | 'credit' | 'wallet', number>>(
      `select sum(total_amount)::integer as total, sum(paid_amount)::integer as paid, sum(owed_amount)::integer as owed,
         sum(credit_amount)::integer as credit, (select wallet_amount from customers where id = $1) as wallet
       from receivables where customer_id = $1`,
      [of.id],
    );
    return row;
  };
  const refundsOf = (of: Pick<MadeCustomer, 'id'>) =>
    shop.sql<{ amount: number; state: string }>(
      `select f.amount, f.state from refunds f join payments p on p.id = f.payment_id where p.customer_id = $1`,
      [of.id],
    );
  /** Sets the clock back, and fails when the books do not add up. */
  async function closeBooks() {
    shop.clock.set(START);
    // the factories fill no weekdays
    const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
    if (violations.length > 0) throw new Error(`The books are broken: ${violations.join('; ')}`);
  }

  async function close() {
    await books.end();
    await shop.close();
  }
  const acts = { setPolicy, bought, moneyOf, refundsOf, closeBooks, close };
  return { shop, organiser, staff, ...acts };
}
