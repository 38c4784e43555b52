/** A transfer of credit that did not arrive, and its reason. */
export interface CreditReturnFacts {
  readonly firstname: string;
  /** In minor units. */
  readonly amount: number;
  readonly reason: string;
  /** The wallet in the account, where it can be asked for again. */
  readonly href: string;
}
