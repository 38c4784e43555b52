/** A child that is shared with one more family from now on. */
export interface SharingFacts {
  readonly firstname: string;
  readonly child: string;
  /** The other families of the child, without the reader's. */
  readonly others: readonly string[];
  /** True when the reader's family is the one that was added. */
  readonly is_added: boolean;
  /** The family that was added. */
  readonly added: string;
}
