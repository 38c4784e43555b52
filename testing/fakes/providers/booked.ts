import type { Account, Mode } from './accounts.ts';

/** Money that was given back. */
export interface BookedRefund {
  readonly id: string;
  readonly amount: number;
  readonly metadata: Readonly<Record<string, string>>;
  readonly created_at: Date;
  state: 'SENT' | 'DONE' | 'FAILED';
}

/** A payment that the payer's bank took back. */
export interface BookedDispute {
  readonly id: string;
  readonly amount: number;
  readonly created_at: Date;
  decided_at: Date | null;
  state: 'OPEN' | 'WON' | 'LOST';
}

/** A means of payment that is kept for later payments. */
export interface BookedMandate {
  readonly id: string;
  readonly customer_id: string;
  readonly account: Account;
  readonly mode: Mode;
  readonly kind: 'CARD' | 'DEBIT';
  readonly created_at: Date;
  is_valid: boolean;
}

/** A reason for which a payment by mandate fails, with the advice that comes with it. */
export interface ChargeFailure {
  readonly code: string;
  readonly advice?: string | undefined;
}

/** The outcome of a payment by mandate. */
export type ChargeOutcome = 'PAID' | 'ON_ITS_WAY' | ChargeFailure;

/** A payment in the books of the provider, and where its page leads. */
export interface BookedPayment {
  readonly id: string;
  readonly token: string;
  readonly account: Account;
  readonly mode: Mode;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly return_url: string;
  readonly cancel_url: string;
  /** The address of messages that goes with this payment; empty where it is of the account. */
  readonly webhook_url: string;
  readonly locale: string;
  readonly created_at: Date;
  /** Alone, the first of several, or a later one by mandate. */
  readonly sequence: 'oneoff' | 'first' | 'recurring';
  readonly refunds: BookedRefund[];
  readonly disputes: BookedDispute[];
  expires_at: Date;
  paid_at: Date | null;
  method: string | null;
  fee: number;
  /** The owner of a mandate, and the mandate that was left or used. */
  customer_id: string | null;
  mandate_id: string | null;
  failure: ChargeFailure | null;
  /** The times that the payer was declined and could try again. */
  declined: number;
  is_cancelable: boolean;
  state: 'OPEN' | 'ON_ITS_WAY' | 'PAID' | 'FAILED' | 'CANCELLED' | 'EXPIRED';
}

export type NewPayment = Pick<
  BookedPayment,
  | 'amount'
  | 'currency'
  | 'description'
  | 'metadata'
  | 'return_url'
  | 'cancel_url'
  | 'webhook_url'
  | 'locale'
  | 'expires_at'
  | 'method'
> &
  Partial<Pick<BookedPayment, 'sequence' | 'customer_id' | 'mandate_id'>>;

/** Something that happened, of which the provider sends a message. */
export type Happening =
  | { readonly kind: 'COMPLETED' | 'ARRIVED' | 'FAILED' | 'CANCELLED' | 'EXPIRED' }
  | {
      readonly kind: 'REFUND_CREATED' | 'REFUND_DONE' | 'REFUND_FAILED';
      readonly refund: BookedRefund;
    }
  | {
      readonly kind: 'DISPUTE_CREATED' | 'DISPUTE_CLOSED';
      readonly dispute: BookedDispute;
    };
