import type { Instant } from '@ribambelle/domain/base/instants.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import { type LineVat, NO_VAT } from '@ribambelle/domain/vat/rates.ts';
import { saleLines } from '@ribambelle/domain/vat/sale-lines.ts';
import type { Shop } from './shop.ts';

interface Sold {
  readonly id: number;
  readonly customer_id: number;
  readonly cart_id: number | null;
  readonly kind: string;
  readonly accessory: boolean;
  readonly sale_amount: Amount;
  /** The part of it at the standard rate of VAT, in minor units; absent for none. */
  readonly taxed_amount?: Amount;
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

const EXEMPT: LineVat = { vat_category: 'EXEMPT_YOUTH', vat_rate: 0 };
const STANDARD: LineVat = { vat_category: 'STANDARD', vat_rate: 2100 };

/** The VAT of what is not exempt, by kind. */
const VAT = new Map<string, LineVat>([
  ['BOOKING', { vat_category: 'REDUCED', vat_rate: 600 }],
  ['VOUCHER', { vat_category: 'NOT_SUBJECT', vat_rate: 0 }],
]);

/** Adds the debt for a sale: the lines of its sale, and of its cancellation. */
export function addReceivableRows(shop: Shop, sale: Sold): void {
  const { organiser_id, random, batch, mixed = false } = shop;
  const { sale_amount, taxed_amount = 0, cancelled_at, created_by, used_at = null, ...row } = sale;
  const total_amount = cancelled_at === null ? sale_amount : 0;
  const owed = { organiser_id, ...row, total_amount, used_at, in_instalments: false };
  batch.add('receivables', owed);
  const vat = mixed ? (VAT.get(row.kind) ?? EXEMPT) : NO_VAT;
  const options = [{ ...(mixed ? STANDARD : NO_VAT), amount: taxed_amount }];
  const lines = saleLines<null>({ amount: sale_amount, vat, options, reductions: [] });
  for (const { amount, vat_category, vat_rate } of lines) {
    const line = { organiser_id, receivable_id: row.id, label: {}, vat_category, vat_rate };
    batch.add('receivable_lines', {
      ...line,
      id: random.id(),
      reason: 'SALE',
      amount,
      created_by,
      created_at: row.created_at,
    });
    if (cancelled_at === null) continue;
    batch.add('receivable_lines', {
      ...line,
      id: random.id(),
      reason: 'CANCELLATION',
      amount: -amount,
      created_by: null,
      created_at: cancelled_at,
    });
  }
}
