import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { Shop } from './shop.ts';

interface Sold {
  readonly id: number;
  readonly customer_id: number;
  readonly cart_id: number | null;
  readonly kind: string;
  readonly accessory: boolean;
  readonly sale_amount: Amount;
  readonly deposit_amount: Amount;
  readonly paid_amount: Amount;
  readonly due_at: Instant | null;
  readonly created_by: number | null;
  readonly created_at: Instant;
  /** The moment from which nothing of it was due; null while it is. */
  readonly cancelled_at: Instant | null;
  /** The moment at which its purchase was used up; absent or null while it is not. */
  readonly used_at?: Instant | null;
}

/** Adds the debt for a sale: the line of its sale, and of its cancellation. */
export function addReceivableRows({ organiser_id, random, batch }: Shop, sale: Sold): void {
  const { sale_amount, cancelled_at, created_by, used_at = null, ...row } = sale;
  const total_amount = cancelled_at === null ? sale_amount : 0;
  batch.add('receivables', { organiser_id, ...row, total_amount, used_at });
  if (sale_amount === 0) return;
  const line = { organiser_id, receivable_id: row.id, label: {} };
  batch.add('receivable_lines', {
    ...line,
    id: random.id(),
    reason: 'SALE',
    amount: sale_amount,
    created_by,
    created_at: row.created_at,
  });
  if (cancelled_at === null) return;
  batch.add('receivable_lines', {
    ...line,
    id: random.id(),
    reason: 'CANCELLATION',
    amount: -sale_amount,
    created_by: null,
    created_at: cancelled_at,
  });
}
