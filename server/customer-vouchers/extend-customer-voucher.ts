import { extendCustomerVoucher as endpoint } from '@ribambelle/api/customer-vouchers/extend-customer-voucher.ts';
import { decideExtension } from '@ribambelle/domain/vouchers/extension.ts';
import { hiddenCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockCustomerVoucher, storeExpiry } from './customer-voucher-store.ts';

/** Extends the expiry of a sold voucher, and logs that. */
export const extendCustomerVoucher = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const organiser_id = organiser.id;
    const voucher = orRefuse(
      await lockCustomerVoucher(db, { organiser_id, cuid: request.voucher }),
      'CUSTOMER_VOUCHER_NOT_FOUND',
    );
    const decision = decideExtension(voucher, { expires_at: request.expires_at, now });
    if (!decision.ok) refuse(decision.refused, decision.fields);
    const { expires_at } = decision.value;
    await storeExpiry(db, { organiser_id, id: voucher.id, expires_at });
    const audit = {
      action: 'customer-vouchers.update' as const,
      entity: 'customer-vouchers',
      entity_cuid: voucher.cuid,
      summary: hiddenCode(voucher.code),
      changes: { expires_at: { from: voucher.expires_at, to: expires_at } },
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
