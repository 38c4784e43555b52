/**
 * A cancelled registration. `message` is the reason, in the words of the person who cancelled it;
 * empty for none. The amounts are the fee that the family pays and what came back by itself, in
 * minor units.
 */
export interface CancellationFacts {
  readonly firstname: string;
  readonly participant: string;
  readonly activity: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly message: string;
  readonly fee_amount: number;
  readonly online_amount: number;
  readonly wallet_amount: number;
}
