import type Stripe from 'stripe';
import { providerError } from './provider-error.ts';

/** The server of Stripe's, without a path, and the patience with it. */
export interface StripeSettings {
  readonly address: string;
  readonly timeoutMs: number;
}

/** Makes calls with one key. An error names the request in our words and holds no key. */
export type StripeCall = <Result>(
  request: string,
  run: (stripe: Stripe) => Promise<Result>,
) => Promise<Result>;

/** The most rows that are read of one list. */
export const MOST_ROWS = 10_000;

/** The form of a key, secret or restricted; one of another form is not even sent. */
const KEY = /^(?:sk|rk)_(test|live)_[A-Za-z0-9]{1,200}$/;

/** Returns the mode of a key, by its beginning; null for a text that is no key of Stripe's. */
export function modeOfStripeKey(key: string): 'TEST' | 'LIVE' | null {
  const [, mode] = KEY.exec(key) ?? [];
  if (mode === undefined) return null;
  return mode === 'live' ? 'LIVE' : 'TEST';
}

/**
 * Returns what makes calls with a key. The SDK is loaded at the first call. It tries again only
 * when a connection was closed, with the same key of idempotency; our jobs do the rest.
 */
export function stripeCalls(settings: StripeSettings, key: string): StripeCall {
  let stripe: Promise<Stripe> | null = null;
  return async (request, run) => {
    stripe ??= createStripe(settings, key);
    try {
      return await run(await stripe);
    } catch (error) {
      throw providerError(`Stripe, ${request}`, error);
    }
  };
}

async function createStripe(settings: StripeSettings, key: string): Promise<Stripe> {
  const sdk = await import('stripe');
  const { protocol, hostname, port } = new URL(settings.address);
  return new sdk.default(key, {
    host: hostname,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port === '' ? {} : { port }),
    maxNetworkRetries: 0,
    timeout: settings.timeoutMs,
    telemetry: false,
  });
}
