/** Money that came when places were gone, in minor units, and the part of it that became credit (R12). For the customer. */
export interface LatePaymentFacts {
  readonly firstname: string;
  readonly amount: number;
  readonly credit: number;
}

/** The same for the organiser. */
export interface LatePaymentNoticeFacts {
  /** Null for a family that deleted its account meanwhile. */
  readonly customer: string | null;
  readonly amount: number;
  readonly credit: number;
}
