import type { PaymentMethod, PaymentMethodType, Strategy } from '../payments/strategy.ts';
import { sentStrategy } from '../payments/strategy.ts';
import type { CheckoutTotals } from './totals.ts';
import { mayStayUnpaid, type UnpaidPlaces } from './unpaid-places.ts';

/** The facts that decide which strategies are offered. */
export interface StrategyFacts {
  readonly methods: readonly PaymentMethod[];
  readonly totals: CheckoutTotals;
  readonly online_payments_activated: boolean;
  readonly online_payments_enforced_for_deposits: boolean;
  readonly unpaid_places: UnpaidPlaces;
}

/**
 * Returns the strategies to offer, the preferred one first. Online ones need online payments; a
 * deposit payment needs a deposit below the total; WALLET needs a wallet, and leaves the rest as
 * DELAYED does; DELAYED needs room for unpaid places (R32); nothing left to pay leaves only WALLET,
 * or DELAYED for a total of 0 (3 §4).
 */
export function offeredStrategies(facts: StrategyFacts): readonly Strategy[] {
  const { totals } = facts;
  if (totals.total === 0) return ['DELAYED'];
  if (totals.payable === 0) return ['WALLET'];
  const methods = facts.methods
    .toSorted((one, other) => one.priority - other.priority)
    .map((method) => method.type);
  const offeredMethods = [...new Set(methods)].filter((type) => isOffered(type, facts));
  return totals.wallet > 0 && offeredMethods.includes('DELAYED')
    ? [...offeredMethods, 'WALLET']
    : offeredMethods;
}

/**
 * Returns the preselected strategy: the top method while an amount remains, WALLET when it covers
 * everything, DELAYED for a total of 0; null when nothing is offered.
 */
export function defaultStrategy(facts: StrategyFacts): Strategy | null {
  return offeredStrategies(facts)[0] ?? null;
}

/**
 * True when a strategy sent to the server is one that was offered; WALLET and DELAYED are
 * interchangeable there.
 */
export function isStrategyOffered(strategy: Strategy, facts: StrategyFacts): boolean {
  return offeredStrategies(facts).some(
    (method) => method === strategy || sentStrategy(method) === sentStrategy(strategy),
  );
}

/** True when a transfer is withheld only because of too many unpaid places (R32). */
export function isTransferRefused(facts: StrategyFacts): boolean {
  const without_limit = { ...facts, unpaid_places: { ...facts.unpaid_places, maximum: null } };
  return !isStrategyOffered('DELAYED', facts) && isStrategyOffered('DELAYED', without_limit);
}

/** True when an organiser takes deposits online only. */
export function areDepositsOnline(
  settings: Pick<
    StrategyFacts,
    'online_payments_activated' | 'online_payments_enforced_for_deposits'
  >,
): boolean {
  return settings.online_payments_enforced_for_deposits && settings.online_payments_activated;
}

function isOffered(type: PaymentMethodType, facts: StrategyFacts): boolean {
  const { totals } = facts;
  if (type === 'DELAYED')
    return mayStayUnpaid(facts.unpaid_places) && !(areDepositsOnline(facts) && totals.deposit > 0);
  if (!facts.online_payments_activated) return false;
  return (
    type === 'IMMEDIATE' ||
    (totals.deposit > 0 && totals.deposit_payable > 0 && totals.deposit_payable < totals.payable)
  );
}
