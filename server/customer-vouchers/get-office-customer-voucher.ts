import { getOfficeCustomerVoucher as endpoint } from '@ribambelle/api/customer-vouchers/get-office-customer-voucher.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCustomerVoucher } from './customer-voucher-views.ts';
import { presentForOffice, presentGift } from './present-customer-voucher.ts';

/** Answers one sold voucher for staff. */
export const getOfficeCustomerVoucher = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const row = orRefuse(
      await findCustomerVoucher(db, { cuid: request.voucher }),
      'CUSTOMER_VOUCHER_NOT_FOUND',
    );
    const permissions = collaborator.permissions;
    const { holder: recipient, cart, receivable_id, cancellation_message, created_by } = row;
    return {
      ...presentForOffice(row, {
        text: textReader({ language, organiser }),
        now,
        held: permissions,
      }),
      recipient:
        recipient === null ? null : { cuid: recipient.cuid, fullname: fullname(recipient) },
      gift: presentGift(row),
      cart,
      receivable_id,
      credit_amount: seesFields(permissions, 'MONEY') ? row.credit_amount : null,
      cancellation_message,
      created_by,
    };
  },
);
