import { isForTests } from '@ribambelle/domain/payments/payment-mode.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { isTestAccount } from './provider-store.ts';

/** A payment, by what tells the account that collects it. */
interface Collected {
  /** Null for money that no provider collects. */
  readonly provider: string | null;
  /** Null for the sandbox. */
  readonly payment_provider_id: number | null;
}

/**
 * Tests for a payment of a trial, by the sandbox or an account for tests, of an organiser that
 * sells for real money by now.
 */
export async function isPlayMoney(
  db: Db,
  { organiser, payment }: { readonly organiser: Organiser; readonly payment: Collected },
): Promise<boolean> {
  const { provider, payment_provider_id: id } = payment;
  if (provider === null || isForTests(organiser.payment_mode)) return false;
  if (id === null) return true;
  return id !== organiser.live_provider_id && isTestAccount(db, id);
}
