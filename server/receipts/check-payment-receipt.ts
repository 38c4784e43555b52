import { checkPaymentReceipt as endpoint } from '@ribambelle/api/receipts/check-payment-receipt.ts';
import { action } from '../action.ts';
import { unprintedOf } from '../pdf/draw-pdf.ts';
import { findPaymentReceipt } from './find-payment-receipt.ts';
import { receiptDefinition } from './receipt-definition.ts';

/**
 * Returns the signs that do not print on the receipt for the order of a payment, found after the
 * transaction.
 */
export const checkPaymentReceipt = action(
  endpoint,
  async ({ db, request, organiser, now, afterCommit }) => {
    const receipt = await findPaymentReceipt(db, { organiser, payment: request.payment, now });
    if (receipt !== null)
      afterCommit(async () => ({ unprinted: await unprintedOf(receiptDefinition(receipt)) }));
    return { unprinted: [] };
  },
);
