import { type Instant, isAfter, latest } from '../base/instants.ts';
import { type Amount, sumAmounts } from '../base/money.ts';
import type { Target } from '../payments/split-over-targets.ts';
import { type Instalment, owedInstalments } from '../receivables/instalments.ts';

/** The part of one receivable that a mandate covers; minor units. */
export interface CoveredDebt {
  readonly receivable_id: number;
  /** The instalments that are collected later, the first due first; none for a renewal alone. */
  readonly parts: readonly Instalment[];
  /** True when what renews it is collected too, at the announced price. */
  readonly renews: boolean;
  /** Whatever is due until then is not collected: it is paid with the agreement, or overdue. */
  readonly handled_until: Instant;
}

interface PayableDebt {
  readonly id: number;
  readonly paid_amount: Amount;
}

/**
 * Returns what a mandate covers that a family agrees to while it pays these targets: the
 * instalments that are due after them, and what renews itself. None when nothing is left to
 * collect.
 */
export function coveredDebts(
  receivables: readonly PayableDebt[],
  of: {
    readonly targets: readonly Target[];
    /** The instalments of those that have some, by their ids. */
    readonly instalments: ReadonlyMap<number, readonly Instalment[]>;
    /** The ids of those that renew themselves. */
    readonly renewing: ReadonlySet<number>;
    readonly now: Instant;
  },
): readonly CoveredDebt[] {
  return receivables.flatMap(({ id: receivable_id, paid_amount }) => {
    const target = of.targets.find((one) => one.receivable_id === receivable_id);
    const all = of.instalments.get(receivable_id) ?? [];
    const left = owedInstalments(all, paid_amount + (target?.amount ?? 0));
    const parts = left.filter(({ due_at }) => isAfter(due_at, of.now));
    const renews = of.renewing.has(receivable_id);
    if (parts.length === 0 && !renews) return [];
    const [first] = parts;
    const before = all.filter(({ due_at }) => first === undefined || isAfter(first.due_at, due_at));
    const handled_until = latest([of.now, ...before.map(({ due_at }) => due_at)]) ?? of.now;
    return [{ receivable_id, parts, renews, handled_until }];
  });
}

/** Returns the most that is collected of a covered debt, in minor units. */
export function agreedAmount({ parts }: Pick<CoveredDebt, 'parts'>): Amount {
  return sumAmounts(parts.map(({ amount }) => amount));
}
