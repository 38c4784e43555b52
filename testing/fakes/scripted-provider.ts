import type {
  OpenedPayment,
  PaymentOrder,
  PaymentPort,
  PaymentProvider,
  ProviderAccount,
  ProviderCredentials,
  ProviderPayment,
} from '@ribambelle/server/outside/payment-port.ts';

/** A provider whose accounts and payments a test writes, for what our side does with them. */
export interface ScriptedProvider extends PaymentProvider {
  /** The accounts by their keys; any other key is refused. */
  readonly accounts: Map<string, ProviderAccount>;
  /** The orders by the key with which they came, in their order. */
  readonly orders: { readonly key: string; readonly order: PaymentOrder }[];
  /** The payments by reference, as the provider sees them. */
  readonly payments: Map<string, ProviderPayment>;
  /** The addresses that get messages, each with the key that asked for it. */
  readonly listeners: Map<string, string>;
  /** True while it does not answer. */
  away: boolean;
}

/** Creates a scripted provider. A message is the reference of a payment, signed with nothing. */
export function scriptedProvider(): ScriptedProvider {
  const provider: ScriptedProvider = {
    accounts: new Map(),
    orders: [],
    payments: new Map(),
    listeners: new Map(),
    away: false,
    port: (credentials) => scriptedPort(provider, credentials),
    account: async ({ key }) => {
      answering(provider, key);
      return provider.accounts.get(key) ?? null;
    },
    listen: async ({ key, webhook_url }) => {
      answering(provider, key);
      provider.listeners.set(webhook_url, key);
      return `secret of ${key}`;
    },
    unlisten: async ({ webhook_url }) => {
      provider.listeners.delete(webhook_url);
    },
  };
  return provider;
}

/** Fails as a client would, with the key in its words. */
function answering({ away }: ScriptedProvider, key: string): void {
  if (away) throw new Error(`connect ECONNREFUSED with ${key}`);
}

function scriptedPort(provider: ScriptedProvider, { key }: ProviderCredentials): PaymentPort {
  return {
    open: async (order) => {
      answering(provider, key);
      provider.orders.push({ key, order });
      return openedPage(provider, order);
    },
    read: async ({ body }) => {
      const payment = provider.payments.get(body) ?? null;
      return { message_id: `${body} ${payment?.state} ${payment?.on_its_way}`, payment };
    },
    fetch: async (reference) => provider.payments.get(reference) ?? null,
    end: async () => undefined,
    refund: async ({ refund_cuid }) => ({ provider_reference: refund_cuid, state: 'DONE' }),
    charge: () => Promise.reject(new Error('This provider collects by no mandate')),
    findCharge: async () => null,
    endMandate: async () => undefined,
    list: async () => [],
    payouts: async () => null,
  };
}

function openedPage(provider: ScriptedProvider, order: PaymentOrder): OpenedPayment {
  const { payment_cuid, amount, currency, method, expires_at } = order;
  const provider_reference = `tr_${payment_cuid}`;
  const checkout_url = `https://provider.test/${payment_cuid}`;
  if (!provider.payments.has(provider_reference))
    provider.payments.set(provider_reference, {
      provider_reference,
      payment_cuid,
      state: 'PENDING',
      on_its_way: false,
      method,
      amount,
      currency,
      refunds: [],
      disputes: [],
    });
  return { provider_reference, checkout_url, expires_at };
}
