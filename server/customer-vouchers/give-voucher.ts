import { giveVoucher as endpoint } from '@ribambelle/api/customer-vouchers/give-voucher.ts';
import { decideGift } from '@ribambelle/domain/vouchers/gift.ts';
import { formatDate } from '@ribambelle/texts/formats/format-date.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { refuseUnconfirmed } from '../customers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findCustomerVoucher } from './customer-voucher-views.ts';
import { lockCustomerVoucher } from './customer-voucher-store.ts';
import { queueGift, storeGift } from './gift-store.ts';
import { requireCode } from './require-code.ts';

/**
 * Sends a bought voucher as a gift on a day: the same transaction queues the job. Only its buyer
 * may, from a confirmed address.
 */
export const giveVoucher = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    refuseUnconfirmed(customer);
    const { cuid, day, email, name, message } = request;
    const lockedRow = orRefuse(await lockCustomerVoucher(db, cuid), 'CUSTOMER_VOUCHER_NOT_FOUND');
    if (lockedRow.customer_id !== customer.id) refuse('CUSTOMER_VOUCHER_NOT_FOUND');
    const row = orRefuse(await findCustomerVoucher(db, { cuid }), 'CUSTOMER_VOUCHER_NOT_FOUND');
    const { timezone } = organiser;
    const decision = decideGift(row, { day, now, timezone });
    if (!decision.ok) refuse(decision.refused, decision.fields);
    requireCode(row);
    const { gift_at } = decision.value;
    const of = { id: row.id, gift_at };
    await storeGift(db, { ...of, email, name, message });
    await queueGift(db, { ...of, run_at: gift_at > now ? gift_at : null, now });
    const texts = textsFor(language)['customer-vouchers'];
    const reading = { language, time_zone: timezone, year: true };
    if (gift_at > now) return { message: texts.gift_later(formatDate(gift_at, reading)) };
    return { message: row.owed_amount > 0 ? texts.gift_unpaid : texts.gift_now };
  },
);
