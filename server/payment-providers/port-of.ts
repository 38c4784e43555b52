import type { RunInTenant } from '../events/events.ts';
import type { Outside } from '../outside/outside.ts';
import type { PaymentPort, PaymentProvider } from '../outside/payment-port.ts';
import { findCredentials, findProviderName } from './provider-store.ts';

/** The built-in provider serves everybody, and needs no secret. */
const NO_CREDENTIALS = { key: '', signing_secret: null };

interface Reach {
  readonly outside: Outside;
  readonly inTenant: RunInTenant;
}

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
 * Returns the port to a connected account, without one to the sandbox; null for one that is no
 * longer connected.
 */
export async function portOfAccount(id: number | null, reach: Reach): Promise<PaymentPort | null> {
  if (id === null) return portOf({ provider: 'sandbox', payment_provider_id: null }, reach);
  const name = await reach.inTenant((db) => findProviderName(db, id));
  return portOf({ provider: name, payment_provider_id: id }, reach);
}

/**
 * Returns the port to the account that collects a payment; null when there is none any more: the
 * account was disconnected, or its key cannot be opened.
 */
export async function portOf(
  payment: Collected,
  { outside, inTenant }: Reach,
): Promise<PaymentPort | null> {
  const { provider: name, payment_provider_id: id } = payment;
  const provider = name === null ? null : providerNamed(outside, name);
  if (name === null || provider === null) return null;
  if (id === null) return provider.port(NO_CREDENTIALS);
  const credentials = await inTenant((db) => findCredentials(db, { id, provider: name }));
  return credentials === null ? null : provider.port(credentials);
}
