import { recordPayment as endpoint } from '@ribambelle/api/bank-transfers/record-payment.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertPayment } from '../payments/index.ts';
import { lockMoney, receiveMoney } from '../wallet/index.ts';
import { findDebtor } from './find-debtor.ts';

/** Records received money and puts it on what is owed; what is left over becomes wallet credit. */
export const recordPayment = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now, emit }) => {
    const organiser_id = organiser.id;
    const { amount, method, note } = request;
    const debtor = await findDebtor(db, {
      organiser_id,
      communication: request.communication,
      customer: request.customer,
    });
    const { id: customer_id, cart_id } = debtor;
    const which = cart_id === null ? { customer_id } : { cart_id };
    const { receivables } = await lockMoney(db, { organiser_id, customer_id, which });
    const payment = await insertPayment(db, {
      organiser_id,
      customer_id,
      cart_id,
      method,
      amount,
      currency: organiser.currency,
      state: 'PAID',
      message: note,
      created_by: collaborator.id,
      now,
    });
    const credited_amount = await receiveMoney(db, {
      organiser_id,
      customer_id,
      payment_id: payment.id,
      amount,
      receivables,
      now,
    });
    emit('payment.received', { payment_id: payment.id });
    const changes = { amount: { from: null, to: amount }, method: { from: null, to: method } };
    const did = {
      action: 'payments.create',
      entity: 'payments',
      entity_cuid: payment.cuid,
      summary: fullname(debtor),
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { cuid: payment.cuid, credited_amount, message: null };
  },
);
