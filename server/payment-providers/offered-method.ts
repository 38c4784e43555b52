import type { Collector } from '@ribambelle/domain/payments/payment-mode.ts';
import type { Db } from '../database/transaction.ts';
import { isMethodActive } from './method-store.ts';
import { refuse } from '../refusal.ts';

/**
 * Returns the method that a family names, null for none: it chooses on the provider's page then.
 * Refuses PAYMENT_METHOD_NOT_OFFERED for one that the account does not have, or that staff hid.
 */
export async function offeredMethod(
  db: Db,
  { collector, named }: { readonly collector: Collector; readonly named: string | null },
): Promise<string | null> {
  if (named === null) return null;
  const { kind } = collector;
  const offered = kind === 'PROVIDER' && (await isMethodActive(db, { ...collector, name: named }));
  if (!offered)
    refuse('PAYMENT_METHOD_NOT_OFFERED', { payment_method: 'PAYMENT_METHOD_NOT_OFFERED' });
  return named;
}
