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
    const sold = orRefuse(
      await lockCustomerVoucher(db, { organiser_id, cuid: request.voucher }),
      'CUSTOMER_VOUCHER_NOT_FOUND',
    );
    const decided = decideExtension(sold, { expires_at: request.expires_at, now });
    if (!decided.ok) refuse(decided.refused, decided.fields);
    const { expires_at } = decided.value;
    await storeExpiry(db, { organiser_id, id: sold.id, expires_at });
    const did = {
      action: 'customer-vouchers.update' as const,
      entity: 'customer-vouchers',
      entity_cuid: sold.cuid,
      summary: hiddenCode(sold.code),
      changes: { expires_at: { from: sold.expires_at, to: expires_at } },
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
