import type { Amount } from '../base/money.ts';
import type { PaymentState } from './payment-states.ts';

/** The state of a refund in our books. A provider that accepted it (SENT) has not given it yet. */
export const REFUND_STATES = ['PENDING', 'SENT', 'DONE', 'FAILED'] as const;
export type RefundState = (typeof REFUND_STATES)[number];

/** The state of a dispute: its money is gone while it is OPEN and once LOST, back once WON. */
export const DISPUTE_STATES = ['OPEN', 'LOST', 'WON'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** A refund as the provider sees it. */
export interface ReportedRefund {
  readonly reference: string;
  /** The cuid of our refund; null for one made on the provider's own pages. */
  readonly refund_cuid: string | null;
  readonly amount: Amount;
  readonly state: 'SENT' | 'DONE' | 'FAILED';
}

/** A dispute (a chargeback) as the provider sees it. */
export interface ReportedDispute {
  readonly reference: string;
  readonly amount: Amount;
  readonly state: DisputeState;
}

/**
 * The advice of a provider after a payment by mandate failed. TRY_LATER: the same may succeed in
 * some days. ACT: not without the family, which must pay or confirm by itself. NEVER: the mandate
 * is dead.
 */
export const CHARGE_ADVICES = ['TRY_LATER', 'ACT', 'NEVER'] as const;
export type ChargeAdvice = (typeof CHARGE_ADVICES)[number];

/** The failure of a payment by mandate: the provider's own word for it, and its advice. */
export interface ReportedFailure {
  readonly code: string;
  readonly advice: ChargeAdvice;
}

/** A means of payment that a provider keeps for later payments. */
export interface ReportedMandate {
  /** The provider's own names of its owner and of the mandate. */
  readonly customer_reference: string;
  readonly mandate_reference: string;
  /** The provider's name of the method by which it collects later. */
  readonly method: string;
  /** The name by which a family knows it: a brand or IBAN with its last four characters. */
  readonly label: string;
  /** The last month in which a card is valid, `2029-03`; null for what does not expire. */
  readonly valid_until: string | null;
}

/** A payment as the provider sees it, with all of its refunds and disputes so far. */
export interface ProviderReport {
  readonly provider_reference: string;
  readonly state: 'PENDING' | 'PAID' | 'REFUSED' | 'ABANDONED' | 'EXPIRED' | 'CANCELLED';
  /** True while PENDING once the family has done its part: its bank takes days. */
  readonly on_its_way: boolean;
  /** The provider's name of the method that was used; null before one is chosen. */
  readonly method: string | null;
  readonly amount: Amount;
  readonly currency: string;
  readonly refunds: readonly ReportedRefund[];
  readonly disputes: readonly ReportedDispute[];
  /** The means of payment that was kept with it; absent for none. */
  readonly mandate?: ReportedMandate;
  /** The reason for which a payment by mandate failed; absent for any other. */
  readonly failure?: ReportedFailure;
}

/** A refund in our books; the provider has given no reference before it is SENT. */
export interface BookedRefund {
  readonly cuid: string;
  readonly provider_reference: string | null;
  readonly amount: Amount;
  readonly state: RefundState;
}

/** A dispute in our books. */
export interface BookedDispute {
  readonly provider_reference: string;
  readonly amount: Amount;
  readonly state: DisputeState;
}

/** A payment in our books. `provider_reference` is null until the provider has given one. */
export interface BookedPayment {
  readonly state: PaymentState;
  readonly amount: Amount;
  readonly currency: string;
  readonly on_its_way: boolean;
  readonly provider_reference: string | null;
  readonly refunds: readonly BookedRefund[];
  readonly disputes: readonly BookedDispute[];
}
