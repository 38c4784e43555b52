import { getCartReceipt as endpoint } from '@ribambelle/api/receipts/get-cart-receipt.ts';
import { action } from '../action.ts';
import { findCartAfter } from '../checkout/index.ts';
import { orRefuse } from '../refusal.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptAnswer } from './receipt-answer.ts';

/** Answers the receipt of one of the caller's orders; drawn after the transaction. */
export const getCartReceipt = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now, afterCommit }) => {
    const row = await findCartAfter(db, { customer_id: customer.id, cart: request.cuid });
    const cart = orRefuse(row, 'NOT_FOUND');
    const receipt = orRefuse(
      await readReceipt(db, { organiser, cart, language, now }),
      'NOT_FOUND',
    );
    afterCommit(() => receiptAnswer(receipt));
    return { content_type: 'application/pdf', filename: null, bytes: new Uint8Array() };
  },
);
