import { getPaymentReceipt as endpoint } from '@ribambelle/api/receipts/get-payment-receipt.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { action } from '../action.ts';
import { findCartAfter } from '../checkout/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { readReceipt } from './read-receipt.ts';
import { receiptAnswer } from './receipt-answer.ts';
import { findOrderOfPayment, findPayer } from './receipt-views.ts';

/** The receipt of the order of a payment, as its family would get it. */
export const getPaymentReceipt = action(
  endpoint,
  async ({ db, request, organiser, afterCommit }) => {
    const organiser_id = organiser.id;
    const order = await findOrderOfPayment(db, { organiser_id, payment: request.payment });
    if (order === undefined) refuse('PAYMENT_NOT_FOUND');
    const found =
      order === null
        ? null
        : await findCartAfter(db, { organiser_id, customer_id: null, cart: order });
    const cart = orRefuse(found, 'NOT_FOUND');
    const payer = orRefuse(
      await findPayer(db, { organiser_id, id: cart.customer_id }),
      'NOT_FOUND',
    );
    const language = asLanguage(payer.language);
    const receipt = orRefuse(await readReceipt(db, { organiser, cart, language }), 'NOT_FOUND');
    afterCommit(async () => {
      const answer = await receiptAnswer(receipt);
      return request.inline ? { ...answer, filename: null } : answer;
    });
    return { content_type: 'application/pdf', filename: null, bytes: new Uint8Array() };
  },
);
