import type { CartItemType } from '@ribambelle/domain/carts/cart-items.ts';
import {
  WITHDRAWAL_RIGHTS,
  type WithdrawalRight,
} from '@ribambelle/domain/withdrawal-rights/withdrawal-rights.ts';

/** The words of one language for the right of withdrawal of each kind of thing. */
export type WithdrawalWords = Readonly<
  Record<CartItemType, (right: Pick<WithdrawalRight, 'article' | 'days'>) => string>
>;

/** Returns what the law says about withdrawing from things of some kinds, each sentence once. */
export function withdrawalSentences(
  kinds: readonly CartItemType[],
  words: WithdrawalWords,
): readonly string[] {
  return [...new Set(kinds.map((kind) => words[kind](WITHDRAWAL_RIGHTS[kind])))];
}
