import { recordPayment as endpoint } from '@ribambelle/api/bank-transfers/record-payment.ts';
import { action } from '../action.ts';
import { receiveTransfer } from './receive-transfer.ts';

/** Records received money and puts it on owed amounts; the rest becomes wallet credit. */
export const recordPayment = action(endpoint, async (context) => {
  const { cuid, credited_amount } = await receiveTransfer(context, context.request);
  return { cuid, credited_amount, message: null };
});
