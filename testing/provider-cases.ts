import { mollieProvider } from '@ribambelle/server/outside/mollie-provider.ts';
import type {
  PaymentOrder,
  PaymentPort,
  PaymentProvider,
  ProviderPayment,
} from '@ribambelle/server/outside/payment-port.ts';
import { stripeProvider } from '@ribambelle/server/outside/stripe-provider.ts';
import { onTestFinished } from 'vitest';
import { startFakeMollie } from './fakes/fake-mollie.ts';
import { startFakeStripe } from './fakes/fake-stripe.ts';
import type { Mode } from './fakes/providers/accounts.ts';
import type { FakeProvider } from './fakes/providers/server.ts';

const WEBHOOK = 'http://127.0.0.1:9/webhooks';
const DAY_MILLIS = 86_400_000;

/** A provider with its stand-in, as the table of the contract runs it. */
export interface ProviderKind {
  readonly name: 'Mollie' | 'Stripe';
  readonly start: typeof startFakeMollie;
  readonly create: (url: string, timeoutMs: number) => PaymentProvider;
  /** The least and the most that one payment can be, in cents. */
  readonly amounts: readonly number[];
  /** A key that no account has. */
  readonly wrong_key: string;
}

export const PROVIDER_KINDS: readonly ProviderKind[] = [
  {
    name: 'Mollie',
    start: startFakeMollie,
    create: (serverUrl, timeoutMs) => mollieProvider({ serverUrl, timeoutMs }),
    amounts: [1, 99_999_99],
    wrong_key: 'test_thisKeyIsNobodys0000000000',
  },
  {
    name: 'Stripe',
    start: startFakeStripe,
    create: (address, timeoutMs) => stripeProvider({ address, timeoutMs }),
    amounts: [50, 99_999_99],
    wrong_key: 'sk_test_thisKeyIsNobodys0000000000',
  },
];

/** A provider at work: the stand-in, a port to each account and world, a clock that is moved. */
export interface ProviderCase {
  readonly fake: FakeProvider;
  readonly provider: PaymentProvider;
  readonly port: PaymentPort;
  /** The port to another account, or to the world of real money. */
  readonly portOf: (mode: Mode, account?: number) => Promise<PaymentPort>;
  readonly now: () => string;
  readonly passDays: (days: number) => void;
  readonly order: (own?: Partial<PaymentOrder>) => PaymentOrder;
  /** Opens a payment and returns its reference. */
  readonly open: (own?: Partial<PaymentOrder>) => Promise<string>;
  /** Reads the messages about a payment that arrive now. */
  readonly read: (
    reference: string,
    input?: Parameters<FakeProvider['compose']>[1],
  ) => Promise<readonly (ProviderPayment | null)[]>;
}

let count = 0;

/** Starts a provider for a test and ends it with the test. */
export async function startCase(kind: ProviderKind, timeoutMs = 2_000): Promise<ProviderCase> {
  let millis = Date.parse('2026-11-30T10:00:00.000Z');
  const now = () => new Date(millis).toISOString();
  const fake = await kind.start({
    now: () => new Date(millis),
    accounts: [{ name: 'Camps du Lac' }, { name: 'Club des Ormes', shows_payouts: false }],
  });
  onTestFinished(() => fake.close());
  // messages are read as they would arrive; nobody listens at the address
  fake.messages.isLost = true;
  const provider = kind.create(fake.url, timeoutMs);
  const portOf: ProviderCase['portOf'] = async (mode, account = 0) => {
    const key = fake.access(mode, account).account.keys[mode];
    const webhook_url = `${WEBHOOK}/${account}/${mode}`;
    const signing_secret = await provider.listen({ key, webhook_url });
    return provider.port({ key, signing_secret });
  };
  const port = await portOf('TEST');
  const order: ProviderCase['order'] = (own = {}) => {
    count += 1;
    return {
      payment_cuid: `payment${count}`,
      amount: 120_00,
      currency: 'EUR',
      description: 'Camps du Lac +++090/9337/55493+++',
      language: 'fr',
      method: null,
      keep: false,
      return_url: 'https://camps.example.test/fr/checkout/1/success',
      cancel_url: 'https://camps.example.test/fr/checkout/1',
      webhook_url: `${WEBHOOK}/0/TEST`,
      expires_at: new Date(millis + 35 * 60_000).toISOString(),
      ...own,
    };
  };
  return {
    fake,
    provider,
    port,
    portOf,
    now,
    order,
    passDays: (days) => {
      millis += days * DAY_MILLIS;
    },
    open: async (own) => (await port.open(order(own))).provider_reference,
    read: async (reference, input) => {
      const messages = fake.compose(reference, input);
      return Promise.all(
        messages.map(async ({ body, headers }) => {
          const message = await port.read({ body, headers: new Headers(headers), now: now() });
          return message === null || message === 'UNREADABLE' ? null : message.payment;
        }),
      );
    },
  };
}
