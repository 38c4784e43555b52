import type { DuePart } from '@ribambelle/domain/receivables/due-parts.ts';

/** What became of an order. Amounts in minor units. */
export interface OrderFacts {
  readonly firstname: string;
  /** The place became free, and was ordered as its family had agreed. */
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
  /** How to pay what remains by transfer; null when nothing remains, or the organiser has no account. */
  readonly transfer: OrderTransfer | null;
  /** Where the order is in the account. */
  readonly href: string;
}

/** One line of it. */
export interface OrderedRegistration {
  readonly activity: string;
  readonly participant: string;
  readonly quantity: number;
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  /** Name and address of where it happens; empty when it is not known. */
  readonly location: string;
  readonly options: readonly OrderedOption[];
  readonly answers: readonly { readonly question: string; readonly answer: string }[];
  readonly total_amount: number;
}

/** A booking of it: what, for whom and when. */
export interface OrderedBooking {
  readonly resource: string;
  readonly participants: readonly string[];
  /** The earliest first. */
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  /** Name and address of where it is; empty when it is not known. */
  readonly location: string;
  readonly total_amount: number;
}

/** A cycle of a membership of it, from `start_at` to `end_at`; `participant` is empty where the customer is the member. */
export interface OrderedMembership {
  readonly title: string;
  readonly participant: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly total_amount: number;
}

/** A bundle of it: it pays `capacity` registrations (null: any number) until `expires_at` (null: for good), of all of the family's where `participant` is empty. */
export interface OrderedBundle {
  readonly title: string;
  readonly participant: string;
  readonly capacity: number | null;
  readonly expires_at: string | null;
  readonly total_amount: number;
}

/** A voucher of it: `amount` or `bundle` is what it is worth; it can be redeemed once it is paid, until `expires_at` (null: for good). */
export interface OrderedVoucher {
  readonly title: string;
  readonly code: string;
  readonly amount: number | null;
  readonly bundle: { readonly title: string } | null;
  readonly expires_at: string | null;
  readonly total_amount: number;
  readonly paid: boolean;
  /** Where it is redeemed. */
  readonly href: string;
}

/** What was bought on top; `chosen` is which of it, or what was written, empty for nothing. Free ones have an amount of 0. */
export interface OrderedOption {
  readonly title: string;
  readonly chosen: string;
  readonly amount: number;
}

/** A transfer (R19): what to copy, and the QR code as a PNG in a data address (null: none can be made). */
export interface OrderTransfer {
  readonly beneficiary: string;
  readonly iban: string;
  readonly amount: number;
  /** Until when the first of it; null for no deadline. */
  readonly due_at: string | null;
  /** What of it by when. */
  readonly parts: readonly DuePart[];
  readonly communication: string;
  readonly qr: string | null;
}
