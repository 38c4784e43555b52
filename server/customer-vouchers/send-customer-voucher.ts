import { sendCustomerVoucher as endpoint } from '@ribambelle/api/customer-vouchers/send-customer-voucher.ts';
import { decideRedemption } from '@ribambelle/domain/vouchers/redeeming.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { hiddenCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { emailOfBuyer } from './buyer-views.ts';
import { lockCustomerVoucher } from './customer-voucher-store.ts';
import { findCustomerVoucher } from './customer-voucher-views.ts';
import { queueGift, storeGift } from './gift-store.ts';
import { requireCode } from './require-code.ts';

/**
 * Sends a sold voucher for staff, now, to its gift's recipient or to another address: the job of
 * gifts does it, with an e-mail of its own.
 */
export const sendCustomerVoucher = action(endpoint, async (context) => {
  const { db, request, language, now } = context;
  orRefuse(await lockCustomerVoucher(db, request.voucher), 'CUSTOMER_VOUCHER_NOT_FOUND');
  const row = orRefuse(
    await findCustomerVoucher(db, { cuid: request.voucher }),
    'CUSTOMER_VOUCHER_NOT_FOUND',
  );
  const decision = decideRedemption(row, now);
  if (!decision.ok) refuse(decision.refused);
  requireCode(row);
  const { id, customer, gift_name: name, gift_message: message } = row;
  const email =
    request.email ??
    row.gift_email ??
    (await emailOfBuyer(db, customer.id)) ??
    refuse('EMAIL_REQUIRED', { email: 'EMAIL_REQUIRED' });
  await storeGift(db, { id, email, name, message, gift_at: now });
  await queueGift(db, { id, gift_at: now, run_at: null, now });
  await logAct(context, {
    act: 'customer-vouchers.update',
    noun: 'customer-vouchers',
    cuid: row.cuid,
    summary: hiddenCode(row.code),
    changes: { recipient: { from: null, to: email } },
  });
  return { message: textsFor(language)['customer-vouchers'].gift_again(email) };
});
