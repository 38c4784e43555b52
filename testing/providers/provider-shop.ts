import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type { MadeAvailability } from '../factories/catalogue.ts';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import { startFakeMollie } from '../fakes/fake-mollie.ts';
import { startFakeStripe } from '../fakes/fake-stripe.ts';
import type { FakeProvider } from '../fakes/providers/server.ts';
import { openShop, type Shop } from '../shop.ts';
import { until } from '../until.ts';
import { booksOfShop } from './books-of-shop.ts';

export type ProviderName = 'mollie' | 'stripe';

/** A family that stands before a provider's page, and the payment behind it. */
export interface Payer extends MadeCustomer {
  readonly cart_id: number;
  readonly page: string;
  /** The provider's id of the payment. */
  readonly reference: string;
  /** Our payment's cuid. */
  readonly payment: string;
}

/** A shop whose organiser collects real money by stand-ins for Mollie and Stripe. */
export interface ProviderShop {
  readonly shop: Shop;
  readonly organiser: Made;
  readonly staff: { readonly token: string };
  readonly camp: MadeAvailability;
  readonly fakes: Readonly<Record<ProviderName, FakeProvider>>;
  /** Lets a provider collect from now on. */
  readonly collectBy: (name: ProviderName) => Promise<void>;
  /** Makes a family that has gone to the page of the provider that collects, owing 100.00. */
  readonly goToPage: (by: { name: ProviderName; method?: string }) => Promise<Payer>;
  /** Waits until every message that the stand-ins sent was answered. */
  readonly settled: () => Promise<void>;
  /** Has staff ask the provider about a payment; the answer is whether anything was new. */
  readonly askAbout: (family: Payer) => Promise<boolean>;
  /** Waits until every refund that waits for its provider was sent; the shop runs its jobs. */
  readonly sendRefunds: () => Promise<void>;
  /**
   * Returns the differences between our books and those of a stand-in; none when they are equal.
   */
  readonly differences: (name: ProviderName) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** The price of the camp, in cents. */
export const PRICE = 10_000;
const ACCOUNT = 'Camps du Lac';

interface ShopSettings {
  readonly jobs?: boolean;
  readonly now?: string;
  /** Columns of the organiser that are not as usual. */
  readonly organiser?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Opens a shop with two stand-ins, both connected by their keys for real money. */
export async function openProviderShop(settings: ShopSettings = {}): Promise<ProviderShop> {
  const clock = { now: () => new Date() };
  const now = () => clock.now();
  const fakes = {
    mollie: await startFakeMollie({ now, accounts: [{ name: ACCOUNT }] }),
    stripe: await startFakeStripe({ now, accounts: [{ name: ACCOUNT }] }),
  };
  const providerUrls = { mollie: fakes.mollie.url, stripe: fakes.stripe.url };
  const { organiser: columns = {}, ...rest } = settings;
  const shop = await openShop({ ...rest, server: { providerUrls } });
  clock.now = () => new Date(shop.clock.now());
  const organiser = await shop.make.organiser({
    online_payments_activated: true,
    payment_mode: 'LIVE',
    payment_methods: JSON.stringify([{ type: 'IMMEDIATE', priority: 1 }]),
    ...columns,
  });
  const staff = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    days: ['2036-07-07'],
    capacity: 10_000,
    price: PRICE,
  });
  const accounts = new Map<ProviderName, string>();
  for (const provider of ['mollie', 'stripe'] as const) {
    const { key } = keyOf(fakes[provider]);
    const { cuid } = await shop.office('connectPaymentProvider', { provider, key }, staff);
    accounts.set(provider, cuid);
  }
  const visitor = await shop.make.customer(organiser);
  let collector: ProviderName | null = null;
  const collectBy = async (name: ProviderName) => {
    if (collector === name) return;
    const payment_provider = accounts.get(name) ?? '';
    await shop.office('updatePaymentProvider', { payment_provider, in_use: true }, staff);
    const { methods } = fakes[name].access('LIVE').account;
    const wanted = methods
      .map(({ id }) => id)
      .toSorted()
      .join();
    // the site remembers its organiser until it hears of the change
    await until(async () => {
      const { data } = await shop.call('listPaymentMethods', {}, visitor);
      return (
        data
          .map((method) => method.name)
          .toSorted()
          .join() === wanted
      );
    });
    collector = name;
  };
  return {
    shop,
    organiser,
    staff,
    camp,
    fakes,
    collectBy,
    goToPage: async ({ name, method }) => {
      await collectBy(name);
      return goToPage({ shop, organiser, camp }, method ?? null);
    },
    settled: async () => {
      await Promise.all([fakes.mollie.messages.settled(), fakes.stripe.messages.settled()]);
    },
    askAbout: async ({ payment }) =>
      (await shop.office('askAboutPayment', { payment }, staff)).changed,
    sendRefunds: () => sendRefunds(shop),
    differences: (name) => booksOfShop(shop, fakes[name]),
    close: async () => {
      await shop.close();
      await Promise.all([fakes.mollie.close(), fakes.stripe.close()]);
    },
  };
}

async function sendRefunds(shop: Shop): Promise<void> {
  const ofRefunds = "graphile_worker._private_jobs where key like 'send-refund%'";
  await until(async () => {
    const [row] = await shop.sql<{ number: string }>(`select count(*) as number from ${ofRefunds}`);
    return row?.number === '0';
  });
}

/** Returns the key for real money of a stand-in's first account. */
export function keyOf(fake: FakeProvider): { readonly key: string } {
  return { key: fake.access('LIVE').account.keys.LIVE };
}

async function goToPage(
  { shop, organiser, camp }: Pick<ProviderShop, 'shop' | 'organiser' | 'camp'>,
  payment_method: string | null,
): Promise<Payer> {
  const buyer = await shop.make.customer(organiser);
  const registrations = [
    { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
  ];
  const { cart } = await shop.call(
    'addCartItems',
    { participant_id: buyer.participant.id, registrations },
    buyer,
  );
  const order = { cart_id: cart.id, payment_strategy: 'IMMEDIATE', payment_method, terms: true };
  const answer = await shop.call(
    'checkoutCart',
    { ...order, payment_strategy: 'IMMEDIATE' },
    buyer,
  );
  const [row] = await shop.sql<{ cuid: string; provider_reference: string }>(
    'select cuid, provider_reference from payments where customer_id = $1',
    [buyer.id],
  );
  return {
    ...buyer,
    cart_id: cart.id,
    page: answer.next_action_url ?? '',
    reference: row?.provider_reference ?? '',
    payment: row?.cuid ?? '',
  };
}
