/** A payment by a means that is kept, which failed or came back. Amounts in minor units. */
export interface CollectionFacts {
  readonly firstname: string;
  readonly amount: number;
  /** The name by which the family knows the means of payment; empty when it was erased. */
  readonly label: string;
  /** The day on which it is tried again; null when the family pays by itself. */
  readonly try_on: string | null;
  /** True when the money came and its bank took it back. */
  readonly charged_back: boolean;
  /** True when the means of payment is no longer kept. */
  readonly ended: boolean;
  /** The page of the account where the family pays. */
  readonly href: string;
}
