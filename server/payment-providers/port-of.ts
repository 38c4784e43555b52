import type { RunInTenant } from '../events/events.ts';
import type { Outside } from '../outside/outside.ts';
import type { PaymentPort, PaymentProvider } from '../outside/payment-port.ts';
import { findCredentials } from './provider-store.ts';

/** The built-in provider serves everybody, and needs no secret. */
const NO_CREDENTIALS = { key: '', signing_secret: null };

/** A payment, by what tells the account that collects it. */
interface Collected {
  readonly provider: string | null;
  /** Null for the sandbox. */
  readonly payment_provider_id: number | null;
}

/** Returns a provider by its name; null for one that is not served here. */
export function providerNamed(outside: Outside, name: string): PaymentProvider | null {
  return Object.hasOwn(outside.payments, name) ? (outside.payments[name] ?? null) : null;
}

/**
 * Returns the port to the account that collects a payment; null when there is none any more: the
 * account was disconnected, or its key cannot be opened.
 */
export async function portOf(
  payment: Collected,
  { outside, inTenant }: { readonly outside: Outside; readonly inTenant: RunInTenant },
): Promise<PaymentPort | null> {
  const { provider: name, payment_provider_id: id } = payment;
  const provider = name === null ? null : providerNamed(outside, name);
  if (name === null || provider === null) return null;
  if (id === null) return provider.port(NO_CREDENTIALS);
  const credentials = await inTenant((db) => findCredentials(db, { id, provider: name }));
  return credentials === null ? null : provider.port(credentials);
}
