import type { Json } from '@ribambelle/database/json.ts';
import type { ReductionLine } from '@ribambelle/domain/pricing/take-off.ts';
import type { ShownItem } from '../kind.ts';

/**
 * Returns the reductions of a price, each with its reason in the caller's language; none for a
 * price from before there were any.
 */
export function presentReductions(
  reductions: readonly ReductionLine[] | null | undefined,
  text: (column: Json) => string,
): ShownItem['reductions'] {
  return (reductions ?? []).map(({ kind, label, amount }) => ({
    kind,
    label: text(label),
    amount,
  }));
}
