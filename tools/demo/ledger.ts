import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';

export interface Movement {
  readonly amount: Amount;
  readonly reason: 'PAYMENT' | 'LATE_PAYMENT' | 'CANCELLATION' | 'CORRECTION';
  readonly payment_id: number | null;
  readonly receivable_id: number | null;
  readonly message: string;
  readonly created_by: number | null;
  readonly created_at: Instant;
}

/** The part of a payment's row that a refund changes. */
export interface PaymentRow {
  readonly id: number;
  readonly amount: Amount;
  refunded_amount: Amount;
  state: string;
  late: boolean;
}

/** The part of the sandbox provider's record that a refund changes. */
export interface ProviderRow {
  readonly id: string;
}

/**
 * A payment's share of a receivable, for giving it back. In the demo a registration and its
 * receivable have the same id.
 */
export interface Given {
  readonly payment: PaymentRow;
  /** The provider's own record; null when not paid online. */
  readonly provider: ProviderRow | null;
  readonly method: 'ONLINE' | 'TRANSFER' | 'CASH' | 'WALLET';
  readonly receivable_id: number;
  readonly amount: Amount;
}

/**
 * The books of one customer: the wallet's movements, the payments of each receivable, and what each
 * item became.
 */
export interface Ledger {
  readonly movements: Movement[];
  readonly given: Given[];
  readonly paid: Map<number, Amount>;
  readonly items: Map<number, number>;
}

export function newLedger(): Ledger {
  return { movements: [], given: [], paid: new Map(), items: new Map() };
}

/** Returns the wallet's balance at a moment. */
export function balanceAt(ledger: Ledger, at: Instant): Amount {
  return ledger.movements
    .filter((movement) => movement.created_at <= at)
    .reduce((sum, movement) => sum + movement.amount, 0);
}
