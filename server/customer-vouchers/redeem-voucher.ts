import { redeemVoucher as endpoint } from '@ribambelle/api/customer-vouchers/redeem-voucher.ts';
import { decideRedemption } from '@ribambelle/domain/vouchers/redeeming.ts';
import { readVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockMoney, moveWallet } from '../wallet/index.ts';
import { findVoucherOfCode, storeRedemption } from './code-store.ts';

/**
 * Redeems a voucher by its code: what it is worth goes into the wallet, once. The one door of a code: it locks the voucher, then the wallet of who
 * redeems and what is owed for the voucher, so that neither another call nor a cancellation or a refund comes between.
 */
export const redeemVoucher = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now, emit }) => {
    const organiser_id = organiser.id;
    const customer_id = customer.id;
    const code = readVoucherCode(request.code);
    const found = orRefuse(
      await findVoucherOfCode(db, { organiser_id, code, lock: true }),
      'VOUCHER_CODE_UNKNOWN',
    );
    const { id, cuid, amount, receivable_id } = found;
    const { receivables } = await lockMoney(db, {
      organiser_id,
      customer_id,
      which: { receivable_id },
    });
    const [receivable] = receivables;
    if (receivable === undefined) throw new Error('A sold voucher has no receivable');
    const decided = decideRedemption({ ...found, ...receivable }, now);
    if (!decided.ok) refuse(decided.refused);
    await storeRedemption(db, { organiser_id, id, customer_id, now });
    await moveWallet(db, {
      organiser_id,
      customer_id,
      amount,
      reason: 'REDEMPTION',
      receivable_id,
      now,
    });
    emit('voucher.redeemed', { customer_voucher_id: id });
    const message = textsFor(language)['customer-vouchers'].redeemed(
      formatPrice({ amount, language }),
    );
    return { cuid, message };
  },
);
