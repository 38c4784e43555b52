import type { Instant } from '../base/instants.ts';
import type { Amount } from '../base/money.ts';
import { creditAmount } from '../receivables/owed.ts';
import type { TakenBack } from './refunds.ts';

/** A receivable that money is taken off, amounts in minor units; `used_at` says since when what it is for is used up. */
interface UsedReceivable {
  readonly id: number;
  readonly total_amount: Amount;
  readonly paid_amount: Amount;
  readonly used_at: Instant | null;
}

/** Whether giving money back takes it off what somebody has used already, beyond what was paid too much for it. */
export function takesUsed(
  taken: Pick<TakenBack, 'parts'>,
  receivables: readonly UsedReceivable[],
): boolean {
  const used = receivables.filter(({ used_at }) => used_at !== null);
  return taken.parts.some(({ receivable_id, amount }) => {
    const found = used.find(({ id }) => id === receivable_id);
    return found !== undefined && amount > creditAmount(found);
  });
}
