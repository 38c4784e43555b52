import { recordPayment as endpoint } from '@ribambelle/api/bank-transfers/record-payment.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { insertPayment, lockDebts } from '../payments/index.ts';
import { spreadMoney } from '../wallet/index.ts';
import { lockFamilyDebts } from './debtor-views.ts';
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
    const debts =
      cart_id === null
        ? await lockFamilyDebts(db, { organiser_id, customer_id })
        : await lockDebts(db, { organiser_id, cart_id, registration_id: null });
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
    const spread = {
      organiser_id,
      customer_id,
      payment_id: payment.id,
      cart_id,
      amount,
      deposits_first: false,
      now,
    };
    const credited_amount = await spreadMoney(db, { ...spread, debts });
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
