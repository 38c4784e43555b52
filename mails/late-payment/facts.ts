/**
 * A payment received after its places were gone, in minor units, and the part of it that became
 * credit (R12). For the customer.
 */
export interface LatePaymentFacts {
  readonly firstname: string;
  readonly amount: number;
  readonly credit: number;
}

/** The same for the organiser. */
export interface LatePaymentNoticeFacts {
  /** Null for a family that has since deleted its account. */
  readonly customer: string | null;
  readonly amount: number;
  readonly credit: number;
}
