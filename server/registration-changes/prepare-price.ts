import type { Db } from '../database/transaction.ts';
import type { ReceivableRow } from '../receivables/index.ts';
import { refuse } from '../refusal.ts';
import type { HeldRegistration } from './held-registration-facts.ts';
import { loadHeldState } from './load-held-state.ts';
import { lockOwed } from './lock-owed.ts';
import type { RegistrationState } from './registration-change-store.ts';

/** A possible new price: the registration, its price now and its new price. */
export interface PreparedPrice {
  readonly held: HeldRegistration;
  readonly was: RegistrationState;
  readonly becomes: RegistrationState;
  /** Its receivable, locked; null when nothing is locked. */
  readonly receivable: ReceivableRow | null;
}

/**
 * Prepares another price; one that is to be set is locked first. Refuses REGISTRATION_NOT_FOUND,
 * and REGISTRATION_ALREADY_CANCELLED.
 */
export async function preparePrice(
  db: Db,
  input: {
    choice: {
      readonly registration: string;
      readonly total_amount: number;
      readonly reason: string;
    };
    locked: boolean;
    now: string;
  },
): Promise<PreparedPrice> {
  const { choice, locked, now } = input;
  const { registration, total_amount, reason } = choice;
  const state = await loadHeldState(db, { registration, locked, now });
  if (state.held.cancelled) refuse('REGISTRATION_ALREADY_CANCELLED');
  const receivable = locked ? await lockOwed(db, state.held) : null;
  const held = { ...state.held, ...amountsOf(receivable ?? state.held) };
  const { paid_amount } = held;
  const was = { ...state.was, total_amount: held.total_amount };
  const becomes = {
    ...was,
    total_amount,
    owed_amount: Math.max(0, total_amount - paid_amount),
    credited_amount: Math.max(0, paid_amount - total_amount),
    reason,
  };
  return { held, was, becomes, receivable };
}

/** Returns the amounts of a row: those read before its lock was taken may have changed. */
function amountsOf({
  total_amount,
  paid_amount,
}: Pick<ReceivableRow, 'total_amount' | 'paid_amount'>) {
  return { total_amount, paid_amount };
}
