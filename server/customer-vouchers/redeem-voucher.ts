import { redeemVoucher as endpoint } from '@ribambelle/api/customer-vouchers/redeem-voucher.ts';
import { decideRedemption } from '@ribambelle/domain/vouchers/redeeming.ts';
import { readVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { noteUsed } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockMoney } from '../wallet/index.ts';
import { findVoucherOfCode, storeRedemption } from './code-store.ts';
import { handOver } from './hand-over.ts';

/**
 * Redeems a voucher by its code: what it is worth goes into the wallet or becomes a bundle, once. The one door of a code: it locks the voucher, then the wallet of who
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
    const to = { organiser, customer_id, participant_id: request.participant_id, now };
    const customer_bundle_id = await handOver(db, emit, { voucher: found, to });
    await noteUsed(db, { organiser_id, receivable_id, now });
    await storeRedemption(db, { organiser_id, id, customer_id, customer_bundle_id, now });
    emit('voucher.redeemed', { customer_voucher_id: id });
    const texts = textsFor(language)['customer-vouchers'];
    const message =
      amount === null ? texts.redeemed_bundle : texts.redeemed(formatPrice({ amount, language }));
    return { cuid, message };
  },
);
