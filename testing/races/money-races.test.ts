import { applyProviderPayment } from '@ribambelle/server/checkout/apply-provider-payment.ts';
import type { ProviderPayment } from '@ribambelle/server/outside/payment-port.ts';
import { afterAll, beforeAll } from 'vitest';
import type { MadeAvailability } from '../factories/catalogue.ts';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import { openShop, type Shop } from '../shop.ts';
import { type Books, openBooks } from './open-books.ts';
import { failures, inTurn, proveRace, unlike } from './prove-race.ts';
import { openWorkerProcesses, type WorkerProcesses } from './worker-processes.ts';

/** Races for one family's money: whoever is first, everything happens once and nothing is lost. */

const PRICE = 10_000;
let shop: Shop;
let books: Books;
let processes: WorkerProcesses;
let organiser: Made;
let camp: MadeAvailability;
let staff: Made & { token: string };
let plan: { readonly cuid: string };

beforeAll(async () => {
  shop = await openShop();
  books = await openBooks(shop);
  organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'TEST',
    payment_term_days: 14,
    payment_methods: JSON.stringify([
      { type: 'IMMEDIATE', priority: 1 },
      { type: 'DELAYED', priority: 2 },
    ]),
  });
  processes = openWorkerProcesses(shop, organiser);
  staff = await shop.make.collaborator(organiser, [
    'payment-types.create',
    'payments.create',
    'payments.read',
    'payments.refund',
    'payments.update',
    'registrations.read',
    'registrations.cancel',
  ]);
  camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    capacity: 5_000,
  });
  plan = await shop.office(
    'createInstalmentPlan',
    {
      title: { fr: 'En quatre fois', en: 'In four parts' },
      deposit_percentage: 2_500,
      parts: 3,
      day_of_month: 5,
    },
    staff,
  );
});
afterAll(async () => {
  await books.close();
  await processes.close();
  await shop.close();
});

type Order = Parameters<typeof shop.call<'checkoutCart'>>[1];

interface Buyer extends MadeCustomer {
  readonly cart: number;
}

/** Makes a family with a place of 100.00 in its cart. */
async function buyer(): Promise<Buyer> {
  const customer = await shop.make.customer(organiser);
  const availability_dates = camp.dates.map(({ id }) => id);
  const registrations = [{ availability_id: camp.id, availability_dates }];
  const wish = { participant_id: customer.participant.id, registrations };
  const { cart } = await shop.call('addCartItems', wish, customer);
  return { ...customer, cart: cart.id };
}

const checkout = (of: Buyer, changes: Partial<Order> = {}) =>
  shop.call(
    'checkoutCart',
    { cart_id: of.cart, payment_strategy: 'IMMEDIATE', terms: true, ...changes },
    of,
  );
const pageOf = (address: string | null) => new URL(address ?? '').pathname.split('/').at(-1) ?? '';

/** A family with an open page, and the payment behind it. */
interface Payer extends Buyer {
  readonly reference: string;
  readonly payment: string;
}

async function payer(): Promise<Payer> {
  const of = await buyer();
  const { next_action_url } = await checkout(of);
  const [row] = await shop.sql<{ cuid: string }>(
    'select cuid from payments where customer_id = $1',
    [of.id],
  );
  return { ...of, reference: pageOf(next_action_url), payment: row?.cuid ?? '' };
}

/** Returns a family's places, what is paid of them, its wallet and its cart. */
async function stateOf({ id, cart }: Buyer) {
  const [row] = await shop.sql<{ places: number; paid: number; wallet: number; cart: string }>(
    `select (select count(*)::integer from registrations where customer_id = $1 and cancelled_at is null) as places,
       (select coalesce(sum(paid_amount), 0)::integer from receivables where customer_id = $1) as paid,
       (select wallet_amount from customers where id = $1) as wallet, (select status from carts where id = $2) as cart`,
    [id, cart],
  );
  return row;
}
/** The index that lets an item become one registration. */
const SOLD_ONCE = 'drop index if exists registrations_organiser_id_cart_item_id_idx';
const BOUGHT_ONCE = { places: 1, paid: PRICE, wallet: 0, cart: 'PROCESSED' };

type Page = Pick<Payer, 'reference' | 'payment'>;

/** Books what a provider says of a payment, as its message or our own look does. */
const hear = ({ reference, payment }: Page, said: Partial<ProviderPayment>) =>
  processes.work((db, { emit, organiser: of, now }) =>
    applyProviderPayment(db, {
      emit,
      organiser: of,
      provider: 'sandbox',
      payment_provider_id: null,
      message_id: null,
      input: {
        provider_reference: reference,
        payment_cuid: payment,
        state: 'PAID',
        on_its_way: false,
        method: null,
        amount: PRICE,
        currency: 'EUR',
        refunds: [],
        disputes: [],
        ...said,
      },
      now,
    }),
  );

/** Returns the pages that a family opened, with their payments. */
const pagesOf = ({ id }: Made) =>
  shop.sql<{ reference: string; payment: string; state: string; amount: number }>(
    `select provider_reference as reference, cuid as payment, state, amount from payments
     where customer_id = $1 and method = 'ONLINE' order by amount`,
    [id],
  );

proveRace({
  shop: () => shop,
  unguard: [SOLD_ONCE],
  name: 'a payment whose page the family leaves while its message comes buys the place, once',
  run: async (count) => {
    const of = await payer();
    const message = () => hear(of, {});
    const outcomes = await inTurn(count, [
      message,
      () => shop.call('giveUpPayment', { cart_id: of.cart }, of),
      message,
      message,
    ]);
    return [
      ...failures(outcomes),
      ...unlike(await stateOf(of), BOUGHT_ONCE),
      ...(await books.findNew()),
    ];
  },
});

proveRace({
  shop: () => shop,
  unguard: [SOLD_ONCE],
  name: 'a message beside our own calls (opening, asking, check, expiry) is booked once',
  run: async (count) => {
    const own: readonly ((of: Payer) => Promise<unknown>)[] = [
      (of) => checkout(of),
      (of) => shop.office('askAboutPayment', { payment: of.payment }, staff),
      (of) => hear(of, {}),
      (of) => hear(of, { state: 'EXPIRED' }),
    ];
    const wrong: string[] = [];
    // two at once: a message beside each of our own calls
    for (const ours of count < own.length ? own.map((one) => [one]) : [own]) {
      const of = await payer();
      // our process died before it noted the page that it had opened
      await shop.sql(
        'update payments set provider_reference = null, checkout_url = null where cuid = $1',
        [of.payment],
      );
      await shop.sql("update sandbox_payments set state = 'paid' where id = $1", [of.reference]);
      const message = () => hear(of, {});
      const ways = ours.flatMap((one) => [message, () => one(of)]);
      const outcomes = await inTurn(count, ways);
      wrong.push(...failures(outcomes, ['PAYMENT_WITHOUT_PROVIDER']));
      wrong.push(...unlike(await stateOf(of), BOUGHT_ONCE), ...(await books.findNew()));
    }
    return wrong;
  },
});

proveRace({
  shop: () => shop,
  unguard: [SOLD_ONCE, 'drop index payments_pending_cart'],
  name: 'two tabs order one cart, online and by transfer, and it is bought once',
  run: async (count) => {
    const of = await buyer();
    const outcomes = await inTurn(count, [
      () => checkout(of),
      () => checkout(of, { payment_strategy: 'DELAYED' }),
    ]);
    const pages = await pagesOf(of);
    const open = pages.filter(({ state }) => state === 'PENDING');
    // whatever page was seen, it is paid after all
    const [page] = pages;
    if (page !== undefined) await hear(page, {});
    const state = { ...BOUGHT_ONCE, paid: page === undefined ? 0 : PRICE };
    return [
      ...failures(outcomes, ['CART_BEING_PAID', 'PAYMENT_METHOD_NOT_OFFERED']),
      ...(open.length > 1 ? [`${open.length} pages are open`] : []),
      ...unlike(await stateOf(of), state),
      ...(await books.findNew()),
    ];
  },
});

proveRace({
  shop: () => shop,
  name: 'a part and the whole that are paid at once pay the debt, and the rest is credit',
  run: async (count) => {
    const of = await buyer();
    await checkout(of, { payment_strategy: 'DELAYED', instalment_plan: plan.cuid });
    const [row] = await shop.sql<{ reference: string }>(
      'select reference from carts where id = $1',
      [of.cart],
    );
    const destination = row?.reference ?? '';
    for (const next of [true, false]) {
      const request = { destination, next, return_url: '/fr/account/home' };
      await shop.call('startOnlinePayment', request, of);
    }
    const ways = (await pagesOf(of)).map((page) => () => hear(page, { amount: page.amount }));
    const outcomes = await inTurn(count, ways);
    const parts = await shop.sql<{ amount: number }>(
      'select i.amount from instalments i join receivables r on r.id = i.receivable_id where r.customer_id = $1',
      [of.id],
    );
    return [
      ...failures(outcomes),
      ...unlike(await stateOf(of), { ...BOUGHT_ONCE, wallet: 2_500 }),
      ...unlike(
        parts.map(({ amount }) => amount),
        [2_500, 2_500, 2_500, 2_500],
      ),
      ...(await books.findNew()),
    ];
  },
});

proveRace({
  shop: () => shop,
  unguard: [
    'drop index refunds_of_provider',
    'alter table disputes drop constraint disputes_organiser_id_payment_id_provider_reference_key',
  ],
  name: 'a refund, a cancellation and a chargeback at once are each booked once',
  run: async (count) => {
    const wrong: string[] = [];
    // two at once: each pair of them
    for (const ways of count === 2 ? PAIRS : [IN_A_CROWD])
      wrong.push(...(await giveBack(count, ways)));
    return wrong;
  },
});

type Way = 'news' | 'refund' | 'cancel';
const PAIRS: readonly (readonly Way[])[] = [
  ['news', 'refund'],
  ['news', 'cancel'],
  ['refund', 'cancel'],
];
const IN_A_CROWD: readonly Way[] = ['news', 'refund', 'news', 'news', 'news', 'cancel'];

/**
 * Pays a place, and gives its money back by some ways at once: news of a refund of 15.00 at the
 * provider and a chargeback of 40.00, refunds of 30.00 by staff, and a cancellation.
 */
async function giveBack(count: number, ways: readonly Way[]): Promise<readonly string[]> {
  const of = await payer();
  await hear(of, {});
  const [row] = await shop.sql<{ cuid: string }>(
    'select cuid from registrations where customer_id = $1',
    [of.id],
  );
  const refund = { payment: of.payment, amount: 3_000, to: 'PROVIDER', reason: 'x' } as const;
  const cancel = { registration: row?.cuid ?? '', message: 'x' };
  const acts: Readonly<Record<Way, () => Promise<unknown>>> = {
    news: () =>
      hear(of, {
        refunds: [{ reference: 'r', refund_cuid: null, amount: 1_500, state: 'DONE' }],
        disputes: [{ reference: 'd', amount: 4_000, state: 'OPEN' }],
      }),
    refund: () => shop.office('refundPayment', { ...refund, due: 'STAYS', used: true }, staff),
    cancel: () => shop.office('cancelOfficeRegistration', cancel, staff),
  };
  const outcomes = await inTurn(
    count,
    ways.map((way) => acts[way]),
  );
  await acts.news();
  const refunds = await shop.sql<{ amount: number; number: number }>(
    `select amount, count(*)::integer as number from refunds f
     where payment_id = (select id from payments where cuid = $1) and amount <> 3000 group by 1 order by 1`,
    [of.payment],
  );
  const once = [
    { amount: 1_500, number: 1 },
    { amount: 4_000, number: 1 },
  ];
  const refused = ['REFUND_TOO_HIGH', 'PAYMENT_NOT_REFUNDABLE', 'REGISTRATION_ALREADY_CANCELLED'];
  return [...failures(outcomes, refused), ...unlike(refunds, once), ...(await books.findNew())];
}
