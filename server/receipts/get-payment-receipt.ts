import { getPaymentReceipt as endpoint } from '@ribambelle/api/receipts/get-payment-receipt.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findPaymentReceipt } from './find-payment-receipt.ts';
import { receiptAnswer } from './receipt-answer.ts';

/** Answers the receipt for the order of a payment, as its family would get it. */
export const getPaymentReceipt = action(
  endpoint,
  async ({ db, request, organiser, now, afterCommit }) => {
    const { payment, inline } = request;
    const receipt = orRefuse(
      await findPaymentReceipt(db, { organiser, payment, now }),
      'NOT_FOUND',
    );
    afterCommit(async () => {
      const answer = await receiptAnswer(receipt);
      return inline ? { ...answer, filename: null } : answer;
    });
    return { content_type: 'application/pdf', filename: null, bytes: new Uint8Array() };
  },
);
