import { textReader } from '../../texts/bilingual.ts';
import { presentGivenBundle } from '../../vouchers/index.ts';
import type { Kind } from '../kind.ts';
import { loadVouchersAfter } from './bought-views.ts';

/** Returns the vouchers of a processed cart. */
export const readBought: Kind['readBought'] = async (db, { organiser, cart_id, language }) => {
  const rows = await loadVouchersAfter(db, cart_id);
  const text = textReader({ language, organiser });
  return {
    vouchers: rows.map((row) => ({
      ...row,
      title: text(row.title),
      bundle: presentGivenBundle(row.bundle, text),
    })),
  };
};

/** Returns a line for each voucher. */
export const linesOf: Kind['linesOf'] = ({ vouchers }) =>
  vouchers.map(({ title, total_amount, cancelled }) => ({
    title,
    participant: '',
    dates: [],
    quantity: 1,
    amount: total_amount,
    cancelled,
  }));
