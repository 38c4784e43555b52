import {
  isStrategyOffered,
  isTransferRefused,
  type StrategyFacts,
} from '@ribambelle/domain/checkout/strategies.ts';
import { sentStrategy, type Strategy } from '@ribambelle/domain/payments/strategy.ts';
import { shownUnpaid } from '../carts/index.ts';
import { Refusal, refuse } from '../refusal.ts';

/**
 * Returns the chosen strategy; when nothing is left to pay it makes no difference. Refuses one that
 * is not offered: TOO_MANY_UNPAID_PLACES, with the counts, when that alone forbids a transfer
 * (R32), PAYMENT_STRATEGY_NOT_OFFERED otherwise.
 */
export function chosenStrategy(strategy: Strategy, facts: StrategyFacts): Strategy {
  if (facts.totals.payable === 0) return 'DELAYED';
  if (isStrategyOffered(strategy, facts)) return strategy;
  if (sentStrategy(strategy) === 'DELAYED' && isTransferRefused(facts))
    throw new Refusal('TOO_MANY_UNPAID_PLACES', {
      fields: { payment_strategy: 'TOO_MANY_UNPAID_PLACES' },
      details: shownUnpaid(facts.unpaid_places) ?? {},
    });
  return refuse('PAYMENT_STRATEGY_NOT_OFFERED', {
    payment_strategy: 'PAYMENT_STRATEGY_NOT_OFFERED',
  });
}
