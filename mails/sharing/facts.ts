/** A child that one more family has from now on. */
export interface SharingFacts {
  readonly firstname: string;
  readonly child: string;
  /** The families that have the child beside the reader's. */
  readonly others: readonly string[];
  /** The reader's family is the one that was added. */
  readonly is_added: boolean;
  /** The family that was added. */
  readonly added: string;
}
