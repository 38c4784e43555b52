import type { Target } from '@ribambelle/domain/payments/split-over-targets.ts';
import { nextTargetsOf } from '@ribambelle/domain/payments/targets.ts';
import type { Db } from '../database/transaction.ts';
import { loadInstalments, type ReceivableRow } from '../receivables/index.ts';

/**
 * Returns what is due by now of locked receivables as targets or, when nothing is, what is due
 * first: the next instalment.
 */
export async function nextTargets(
  db: Db,
  of: { readonly receivables: readonly ReceivableRow[]; readonly now: string },
): Promise<readonly Target[]> {
  const { receivables, now } = of;
  const spread = await loadInstalments(
    db,
    receivables.map(({ id }) => id),
  );
  const instalments = new Map(spread.map((one) => [one.receivable_id, one.instalments]));
  return nextTargetsOf(receivables, { instalments, now });
}
