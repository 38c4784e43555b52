import { listOfficeCustomerVouchers as endpoint } from '@ribambelle/api/customer-vouchers/list-office-customer-vouchers.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { findOfficeCustomerVouchers } from './customer-voucher-views.ts';
import { presentForOffice } from './present-customer-voucher.ts';

/** Sold vouchers, the newest first. */
export const listOfficeCustomerVouchers = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { rows, count } = await findOfficeCustomerVouchers(db, {
      organiser_id: organiser.id,
      search: request.search,
      customer: request.customer,
      ...pageOf(request),
    });
    const held = collaborator.permissions;
    const reading = { text: textReader({ language, organiser }), now, held };
    return { data: rows.map((row) => presentForOffice(row, reading)), count };
  },
);
