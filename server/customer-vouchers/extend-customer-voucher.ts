import { extendCustomerVoucher as endpoint } from '@ribambelle/api/customer-vouchers/extend-customer-voucher.ts';
import { decideExtension } from '@ribambelle/domain/vouchers/extension.ts';
import { hiddenCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockCustomerVoucher, storeExpiry } from './customer-voucher-store.ts';

/** Extends the expiry of a sold voucher, and logs that. */
export const extendCustomerVoucher = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const voucher = orRefuse(
    await lockCustomerVoucher(db, request.voucher),
    'CUSTOMER_VOUCHER_NOT_FOUND',
  );
  const decision = decideExtension(voucher, { expires_at: request.expires_at, now });
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const { expires_at } = decision.value;
  await storeExpiry(db, { id: voucher.id, expires_at });
  await logAct(context, {
    act: 'customer-vouchers.update',
    noun: 'customer-vouchers',
    cuid: voucher.cuid,
    summary: hiddenCode(voucher.code),
    changes: { expires_at: { from: voucher.expires_at, to: expires_at } },
  });
  return { message: null };
});
