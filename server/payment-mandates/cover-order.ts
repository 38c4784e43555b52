import { coveredDebts } from '@ribambelle/domain/payment-mandates/agreement.ts';
import type { Db } from '../database/transaction.ts';
import { loadReceivables } from '../receivables/index.ts';
import { insertCovered } from './mandate-store.ts';
import { findAgreedAt, loadCoverable, renewingIn } from './mandate-views.ts';

/**
 * Covers what is left of an order that was just bought by the mandate that its family agreed to at
 * checkout: the parts that were due after that moment, and what renews itself.
 */
export async function coverOrder(
  db: Db,
  of: { readonly payment_mandate_id: number; readonly cart_id: number },
): Promise<void> {
  const { payment_mandate_id, cart_id } = of;
  const receivables = await loadReceivables(db, { cart_id });
  const subjects = await loadCoverable(
    db,
    receivables.map(({ id }) => id),
  );
  const covers = coveredDebts(receivables, {
    targets: [],
    instalments: new Map(receivables.map(({ id, instalments = [] }) => [id, instalments])),
    renewing: renewingIn(subjects),
    now: await findAgreedAt(db, payment_mandate_id),
  });
  await insertCovered(db, { payment_mandate_id, covers });
}
