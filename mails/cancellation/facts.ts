/**
 * A cancelled registration. `message` is the reason, in the words of the person who cancelled it;
 * empty for none.
 */
export interface CancellationFacts {
  readonly firstname: string;
  readonly participant: string;
  readonly activity: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly message: string;
}
