/**
 * A sold membership that is cancelled. `message` is the reason, in the words of the person who
 * cancelled it.
 */
export interface MembershipCancellationFacts {
  readonly firstname: string;
  readonly title: string;
  readonly message: string;
}
