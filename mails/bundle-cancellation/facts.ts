/** A sold bundle that is cancelled. `message` is why, in the words of who cancelled it. */
export interface BundleCancellationFacts {
  readonly firstname: string;
  readonly title: string;
  readonly message: string;
}
