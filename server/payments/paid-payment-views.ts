import type { Json } from '@ribambelle/database/json.ts';
import type { PaidPayment } from '@ribambelle/domain/payments/give-back.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/**
 * A received payment as its family knows it: when it was made, and by which method, in each
 * language; null for one that its provider does not name.
 */
export interface PaidPaymentRow extends PaidPayment {
  readonly id: number;
  readonly created_at: string;
  readonly method_labels: Json;
}

/** Loads received payments by their ids, without a lock. */
export async function loadPaidPayments(
  db: Db,
  ids: readonly number[],
): Promise<readonly PaidPaymentRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<PaidPaymentRow>`
    select p.id, p.strategy, p.provider, p.provider_reference, coalesce(p.paid_at, p.created_at) as created_at,
      (select m.labels from payment_provider_methods m where m.organiser_id = p.organiser_id
        and m.payment_provider_id = p.payment_provider_id and m.name = p.provider_method) as method_labels
    from payments p where p.id = any(${ids}::bigint[]) order by p.id`.execute(db);
  return rows;
}
