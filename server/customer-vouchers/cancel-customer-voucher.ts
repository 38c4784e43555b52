import { cancelCustomerVoucher as endpoint } from '@ribambelle/api/customer-vouchers/cancel-customer-voucher.ts';
import { decideVoucherCancellation } from '@ribambelle/domain/vouchers/voucher-cancellation.ts';
import { hiddenCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { oweLess } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { giveBackOrLeave, moneyChanges, storeSoldCancellation } from '../sold/index.ts';
import { lockMoney } from '../wallet/index.ts';
import { lockCustomerVoucher } from './customer-voucher-store.ts';

/**
 * Cancels a sold voucher; the paid amount goes back or is kept as requested, else it stays in the
 * books until somebody gives it back. Locks in the one order: voucher, money.
 */
export const cancelCustomerVoucher = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now, emit } = context;
  const { give_back: wish } = request;
  if (wish !== null) {
    if (!collaborator.permissions.includes('customer-vouchers.refund')) refuse('NOT_PERMITTED');
    context.requirePassword();
  }
  const voucher = orRefuse(
    await lockCustomerVoucher(db, request.voucher),
    'CUSTOMER_VOUCHER_NOT_FOUND',
  );
  const decision = decideVoucherCancellation(voucher, request.message);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const { message, due_amount } = decision.value;
  const { customer_id, cart_id, receivable_id } = voucher;
  const which = cart_id === null ? { receivable_id } : { cart_id };
  const { receivables } = await lockMoney(db, { customer_id, which });
  const receivable = receivables.find(({ id }) => id === receivable_id);
  if (receivable === undefined) throw new Error('A sold voucher has no receivable');
  await storeSoldCancellation(db, { of: 'vouchers', id: voucher.id, message, now });
  const created_by = collaborator.id;
  await oweLess(db, { receivable, cart_id, due_amount, created_by, now });
  emit('voucher.cancelled', { customer_voucher_id: voucher.id });
  const refundable_amount = Math.max(0, receivable.paid_amount - due_amount);
  const by = { organiser, collaborator, address: context.address, now };
  const money = await giveBackOrLeave(db, {
    sale: voucher,
    money: {
      refundable_amount,
      wish,
      reason: message,
      by,
    },
  });
  await logAct(context, {
    act: 'customer-vouchers.delete',
    noun: 'customer-vouchers',
    cuid: voucher.cuid,
    summary: hiddenCode(voucher.code),
    changes: { cancellation_message: { from: null, to: message }, ...moneyChanges(money, wish) },
  });
  return { message: null, ...money };
});
