/** The proof of payment that staff refused, with the amount that it says, and why. */
export interface ProofRefusalFacts {
  readonly firstname: string;
  /** In minor units. */
  readonly amount: number;
  readonly paid_on: string;
  readonly reason: string;
  /** The page of the account where another can be sent. */
  readonly href: string;
}
