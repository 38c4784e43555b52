import { decideRedemption } from '@ribambelle/domain/vouchers/redeeming.ts';
import { readVoucherCode } from '@ribambelle/domain/vouchers/voucher-code.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { noteUsed } from '../receivables/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockMoney } from '../wallet/index.ts';
import { type CodedVoucher, findVoucherOfCode, storeRedemption } from './code-store.ts';
import { handOver, type Receiver } from './hand-over.ts';

/**
 * Redeems a voucher by its code, once: its worth goes into the wallet or becomes a pack. The only
 * way to redeem a code: it locks the voucher, then the wallet of the recipient and the receivable
 * of the voucher, so that neither another call nor a cancellation or a refund comes between.
 * Refuses VOUCHER_CODE_UNKNOWN, a voucher that cannot be redeemed, and a missing participant.
 */
export async function redeemByCode(
  db: Db,
  { emit, code: typedCode, to }: Emitting & { readonly code: string; readonly to: Receiver },
): Promise<CodedVoucher> {
  const { customer_id, now } = to;
  const voucher = orRefuse(
    await findVoucherOfCode(db, { code: readVoucherCode(typedCode), lock: true }),
    'VOUCHER_CODE_UNKNOWN',
  );
  const { id, receivable_id } = voucher;
  const which = { receivable_id };
  const { receivables } = await lockMoney(db, { customer_id, which });
  const [receivable] = receivables;
  if (receivable === undefined) throw new Error('A sold voucher has no receivable');
  const decision = decideRedemption({ ...voucher, ...receivable }, now);
  if (!decision.ok) refuse(decision.refused);
  const customer_bundle_id = await handOver(db, { emit, voucher, to });
  await noteUsed(db, { receivable_id, now });
  await storeRedemption(db, { id, customer_id, customer_bundle_id, now });
  emit('voucher.redeemed', { customer_voucher_id: id });
  return voucher;
}

/**
 * Returns the message on the outcome, for the family itself or for staff who redeemed it for one.
 */
export function redeemedWords(
  { amount }: CodedVoucher,
  { language, by_staff }: { readonly language: Language; readonly by_staff: boolean },
): string {
  const texts = textsFor(language)['customer-vouchers'];
  if (amount === null) return by_staff ? texts.redeemed_for_bundle : texts.redeemed_bundle;
  const worth = formatPrice({ amount, language });
  return by_staff ? texts.redeemed_for(worth) : texts.redeemed(worth);
}
