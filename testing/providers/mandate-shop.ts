import type { MadeCustomer } from '../factories/factories.ts';
import { until } from '../until.ts';
import { openProviderShop, type ProviderName, type ProviderShop } from './provider-shop.ts';

/** Later than the clock of the queue, so that jobs of another day wait. */
export const ORDERED = '2036-01-05T08:00:00.000Z';
/** Seven o'clock of the days on which the parts after the first are due. */
export const FEBRUARY = '2036-02-05T06:00:00.000Z';
export const MARCH = '2036-03-05T06:00:00.000Z';

/** The names of a card and of a bank's method at each provider. */
export const MEANS = {
  mollie: { card: 'creditcard', bank: 'bancontact' },
  stripe: { card: 'card', bank: 'bancontact' },
} as const;

/** A family that ordered a camp of 100.00 in four parts of 25.00. */
export interface Orderer extends MadeCustomer {
  readonly reference: string;
  readonly receivable_id: number;
}

/** A shop in which families let a provider keep their means of payment. */
export interface MandateShop extends ProviderShop {
  readonly order: () => Promise<Orderer>;
  /** Opens the page for the next part, with the agreement; returns its address and reference. */
  readonly agree: (family: Orderer) => Promise<{ page: string; reference: string }>;
  /** Makes a family that agreed and paid its first part. */
  readonly agreed: (name: ProviderName, means?: 'card' | 'bank') => Promise<Orderer>;
  /** Runs the round of a day, and waits until everything that it began was answered. */
  readonly round: (at: string) => Promise<void>;
  /** Lets a job that waits run now, by the beginning of its key, and waits until it ran. */
  readonly runJob: (key: string) => Promise<void>;
  readonly owed: (family: MadeCustomer) => Promise<number>;
  /** The states of the payments that were collected of a family, the first first. */
  readonly collected: (family: MadeCustomer) => Promise<readonly string[]>;
  readonly mandateOf: (family: MadeCustomer) => Promise<MandateOfFamily | undefined>;
  readonly idle: () => Promise<void>;
}

interface MandateOfFamily {
  readonly [column: string]: string | number | null;
  readonly cuid: string;
  readonly state: string;
  readonly end_reason: string | null;
  readonly label: string;
  readonly mandate_reference: string | null;
}

const ORGANISER = {
  payment_term_days: 14,
  payment_methods: JSON.stringify([
    { type: 'IMMEDIATE', priority: 1 },
    { type: 'DELAYED', priority: 2 },
  ]),
};

/**
 * Opens a shop whose camp can be paid in four parts; without its jobs if a test wants none. With
 * the payment mode DEMO the sandbox collects.
 */
export async function openMandateShop({
  jobs = true,
  payment_mode = 'LIVE',
} = {}): Promise<MandateShop> {
  const organiser = { ...ORGANISER, payment_mode };
  const house = await openProviderShop({ jobs, now: ORDERED, organiser });
  const { shop, staff, fakes } = house;
  const plan = await shop.office(
    'createInstalmentPlan',
    {
      title: { fr: 'En quatre fois', en: 'In four parts' },
      deposit_percentage: 2_500,
      parts: 3,
      day_of_month: 5,
    },
    staff,
  );
  const idle = async () => {
    const due = 'select 1 from graphile_worker._private_jobs where run_at <= now()';
    await until(async () => (await shop.sql(due)).length === 0);
  };
  const runJob = async (key: string) => {
    const due = 'update graphile_worker._private_jobs set run_at = now() where key like $1';
    await shop.sql(due, [`${key}%`]);
    await idle();
  };
  const order = () => orderInParts(house, plan.cuid);
  const agree = (family: Orderer) => agreeToKeep(house, family);
  return {
    ...house,
    ...looks(house),
    order,
    agree,
    agreed: async (name, means = 'card') => {
      await house.collectBy(name);
      const family = await order();
      const { reference } = await agree(family);
      fakes[name].books.pay(reference, MEANS[name][means]);
      await house.settled();
      return family;
    },
    round: async (at) => {
      await idle();
      shop.clock.set(at);
      await runJob('collections ');
      await house.settled();
    },
    runJob,
    idle,
  };
}

/** Makes a family that orders the camp by a plan, and pays later. */
async function orderInParts(
  { shop, organiser, camp }: ProviderShop,
  instalment_plan: string,
): Promise<Orderer> {
  const buyer = await shop.make.customer(organiser);
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const wish = { participant_id: buyer.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', wish, buyer);
  const payment_strategy = 'DELAYED' as const;
  const request = { cart_id: cart.id, payment_strategy, instalment_plan, terms: true };
  await shop.call('checkoutCart', request, buyer);
  const [row] = await shop.sql<{ receivable_id: number; reference: string }>(
    'select r.id as receivable_id, k.reference from receivables r join carts k on k.id = r.cart_id where r.customer_id = $1',
    [buyer.id],
  );
  return { ...buyer, receivable_id: 0, reference: '', ...row };
}

async function agreeToKeep({ shop }: ProviderShop, family: Orderer) {
  const { reference } = family;
  const wish = { destination: reference, next: true };
  const { words } = await shop.call('getPaymentAgreement', wish, family);
  const request = { ...wish, agreement: words, return_url: '/fr/account/home' };
  const { checkout_url } = await shop.call('startOnlinePayment', request, family);
  return { page: checkout_url, reference: checkout_url.split('/').at(-1) ?? '' };
}

/** Returns what reads the books of a family, past the API. */
function looks({ shop }: ProviderShop): Pick<MandateShop, 'owed' | 'collected' | 'mandateOf'> {
  return {
    owed: async ({ id }) => {
      const [row] = await shop.sql<{ owed: number }>(
        'select coalesce(sum(owed_amount), 0)::integer as owed from receivables where customer_id = $1',
        [id],
      );
      return row?.owed ?? 0;
    },
    collected: async ({ id }) => {
      const rows = await shop.sql<{ state: string }>(
        'select state from payments where customer_id = $1 and collected order by created_at',
        [id],
      );
      return rows.map(({ state }) => state);
    },
    mandateOf: async ({ id }) =>
      (
        await shop.sql<MandateOfFamily>(
          'select * from payment_mandates where customer_id = $1 order by agreed_at desc',
          [id],
        )
      )[0],
  };
}
