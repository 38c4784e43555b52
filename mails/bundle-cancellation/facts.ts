/**
 * A sold pack that is cancelled. `message` is the reason, in the words of the person who cancelled
 * it.
 */
export interface BundleCancellationFacts {
  readonly firstname: string;
  readonly title: string;
  readonly message: string;
}
