/** A sold membership that is cancelled. `message` is why, in the words of who cancelled it. */
export interface MembershipCancellationFacts {
  readonly firstname: string;
  readonly title: string;
  readonly message: string;
}
