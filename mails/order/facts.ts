import type { DuePart } from '@ribambelle/domain/receivables/due-parts.ts';

/** The outcome of an order. Amounts in minor units. */
export interface OrderFacts {
  readonly firstname: string;
  /** True when the place became free and was ordered as the family had agreed. */
  readonly ordered_in_advance: boolean;
  readonly registrations: readonly OrderedRegistration[];
  readonly bookings: readonly OrderedBooking[];
  readonly bundles: readonly OrderedBundle[];
  readonly memberships: readonly OrderedMembership[];
  readonly vouchers: readonly OrderedVoucher[];
  readonly service_fee_amount: number;
  readonly total_amount: number;
  readonly paid_amount: number;
  readonly outstanding_amount: number;
  /**
   * How to pay the remainder by transfer; null when nothing remains, or the organiser has no
   * account.
   */
  readonly transfer: OrderTransfer | null;
  /** The means of payment by which the remainder is collected; null for none. */
  readonly collected_by: string | null;
  /** The law and the conditions for a family that changes its mind, one sentence each. */
  readonly conditions: readonly string[];
  /** The page of the order in the account. */
  readonly href: string;
}

/** One registration of the order. */
export interface OrderedRegistration {
  readonly activity: string;
  readonly participant: string;
  readonly quantity: number;
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  /** Name and address of the location; empty when it is not known. */
  readonly location: string;
  readonly options: readonly OrderedOption[];
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly total_amount: number;
}

/** A booking of the order: the resource, for whom and when. */
export interface OrderedBooking {
  readonly resource: string;
  readonly participants: readonly string[];
  /** The earliest first. */
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  /** Name and address of the location; empty when it is not known. */
  readonly location: string;
  readonly total_amount: number;
}

/**
 * A membership cycle of the order, from `start_at` to `end_at`; `participant` is empty when the
 * customer is the member.
 */
export interface OrderedMembership {
  readonly title: string;
  readonly participant: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly total_amount: number;
}

/**
 * A pack of the order: it pays for `capacity` registrations (null: any number) until `expires_at`
 * (null: for good), for the whole family when `participant` is empty.
 */
export interface OrderedBundle {
  readonly title: string;
  readonly participant: string;
  readonly capacity: number | null;
  readonly expires_at: string | null;
  readonly total_amount: number;
}

/**
 * A voucher of the order, worth `amount` or `bundle`. It can be redeemed once it is paid, until
 * `expires_at` (null: for good).
 */
export interface OrderedVoucher {
  readonly title: string;
  readonly code: string;
  readonly amount: number | null;
  readonly bundle: { readonly title: string } | null;
  readonly expires_at: string | null;
  readonly total_amount: number;
  readonly paid: boolean;
  /** The page on which it is redeemed. */
  readonly href: string;
}

/**
 * An option bought with it. `chosen` is the variant chosen or the text entered, empty for none.
 * Free ones have an amount of 0.
 */
export interface OrderedOption {
  readonly title: string;
  readonly chosen: string;
  readonly amount: number;
}

/**
 * A transfer (R19): the details to copy, and the QR code as a PNG in a data address (null: none can
 * be made).
 */
export interface OrderTransfer {
  readonly beneficiary: string;
  readonly iban: string;
  /** All that is owed; in instalments what is due first. */
  readonly amount: number;
  /** The moment by which the first part is due; null for no deadline. */
  readonly due_at: string | null;
  /** The parts of all that is owed, each with its due date. */
  readonly parts: readonly DuePart[];
  readonly communication: string;
  readonly qr: string | null;
}
