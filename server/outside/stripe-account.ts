import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { z } from 'zod';
import type { ProviderAccount, ProviderMethod } from './payment-port.ts';
import { ProviderError } from './provider-error.ts';
import {
  modeOfStripeKey,
  MOST_ROWS,
  type StripeCall,
  stripeCalls,
  type StripeSettings,
} from './stripe-client.ts';
import { FOLLOWED_EVENTS } from './stripe-events.ts';

/** Wallets and brands that Stripe adds to cards by itself: no page opens for one alone. */
const PART_OF_CARDS: ReadonlySet<string> = new Set([
  'apple_pay',
  'google_pay',
  'samsung_pay',
  'cartes_bancaires',
  'jcb',
]);

/**
 * The methods that Stripe keeps for payments without the family, by their names in its reference:
 * no call tells them. Those of banks leave a debit.
 */
const KEPT: ReadonlySet<string> = new Set([
  'card',
  'link',
  'sepa_debit',
  'bacs_debit',
  'us_bank_account',
  'bancontact',
  'ideal',
  'paypal',
  'revolut_pay',
]);

/** A method in a configuration: one that Stripe adds later has the same shape. */
const methodThere = z.object({
  available: z.boolean(),
  display_preference: z.object({ value: z.string() }),
});

/** Returns the account of a key; null for a key that Stripe refuses. */
export async function stripeAccount(
  settings: StripeSettings,
  { key }: { readonly key: string },
): Promise<ProviderAccount | null> {
  const mode = modeOfStripeKey(key);
  if (mode === null) return null;
  const call = stripeCalls(settings, key);
  try {
    const account = await call('read the account', (stripe) => stripe.accounts.retrieveCurrent());
    const { id: reference, settings: own, business_profile } = account;
    const names = [own?.dashboard.display_name, business_profile?.name, account.email];
    const name = names.find((one) => one != null && one !== '') ?? reference;
    return { name, reference, mode, methods: await methodsOf(call) };
  } catch (error) {
    if (isDeadKey(error)) return null;
    throw error;
  }
}

/** Makes Stripe send its messages to an address; returns the secret that signs them. */
export async function listenToStripe(
  settings: StripeSettings,
  input: { readonly key: string; readonly webhook_url: string },
): Promise<string> {
  const call = stripeCalls(settings, input.key);
  await removeEndpoints(call, input.webhook_url);
  const { secret } = await call('listen', (stripe) =>
    stripe.webhookEndpoints.create({
      url: input.webhook_url,
      enabled_events: [...FOLLOWED_EVENTS],
    }),
  );
  if (secret === undefined)
    throw new ProviderError('Stripe, listen: no secret came', { status: null });
  return secret;
}

/** Ends the messages to an address; does nothing with a dead key. */
export async function unlistenToStripe(
  settings: StripeSettings,
  input: { readonly key: string; readonly webhook_url: string },
): Promise<void> {
  if (modeOfStripeKey(input.key) === null) return;
  try {
    await removeEndpoints(stripeCalls(settings, input.key), input.webhook_url);
  } catch (error) {
    if (!isDeadKey(error)) throw error;
  }
}

async function removeEndpoints(call: StripeCall, url: string): Promise<void> {
  const endpoints = await call('list endpoints', (stripe) =>
    stripe.webhookEndpoints.list({ limit: 100 }).autoPagingToArray({ limit: MOST_ROWS }),
  );
  for (const { id } of endpoints.filter((endpoint) => endpoint.url === url))
    await call('remove an endpoint', (stripe) => stripe.webhookEndpoints.del(id));
}

function isDeadKey(error: unknown): boolean {
  return error instanceof ProviderError && (error.status === 401 || error.status === 403);
}

/** Lists the methods that are on. Stripe has neither logos nor names for them here, only ids. */
async function methodsOf(call: StripeCall): Promise<readonly ProviderMethod[]> {
  const configurations = await call('list methods', (stripe) =>
    stripe.paymentMethodConfigurations.list({ limit: 100 }).autoPagingToArray({ limit: MOST_ROWS }),
  );
  const own = configurations.filter(({ active, application }) => active && application === null);
  const configuration = own.find(({ is_default }) => is_default) ?? own[0];
  return Object.entries(configuration ?? {}).flatMap(([id, value]) => {
    const method = methodThere.safeParse(value);
    const isOn =
      method.success && method.data.available && method.data.display_preference.value === 'on';
    return isOn && !PART_OF_CARDS.has(id)
      ? [{ id, names: inEachLanguage(() => nameOf(id)), logo: null, keeps: KEPT.has(id) }]
      : [];
  });
}

/** Returns the id of a method as a name: `sepa_debit` becomes “Sepa debit”. */
function nameOf(id: string): string {
  const words = id.replaceAll('_', ' ');
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}
