import type { HeldRegistration } from './held-registration-facts.ts';
import type { RegistrationState } from './registration-change-store.ts';
import type { WeighedWish } from './weigh-wish.ts';

/** A possible change: the registration, its states before and after, and the weighed wish. */
export interface PreparedChange {
  readonly held: HeldRegistration;
  readonly was: RegistrationState;
  /** Its amounts are those of the weighed price. */
  readonly becomes: RegistrationState;
  readonly weighed: WeighedWish;
}

/** Returns the new state with its new price. */
export function withMoney(
  goal: RegistrationState,
  { held, weighed }: Pick<PreparedChange, 'held' | 'weighed'>,
): RegistrationState {
  const { total_price: total_amount } = weighed.price;
  const { paid_amount } = weighed.receivable ?? held;
  return {
    ...goal,
    total_amount,
    owed_amount: Math.max(0, total_amount - paid_amount),
    credited_amount: Math.max(0, paid_amount - total_amount),
  };
}
