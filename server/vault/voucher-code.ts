import { voucherCodeKey } from '@ribambelle/domain/vouchers/voucher-code.ts';
import type { Vault } from './vault.ts';

/** What the code of a sold voucher is bound to: whose shop it is of. */
export function aboutVoucherCode(organiser_id: number): string {
  return `voucher code of ${organiser_id}`;
}

/** By what a sold voucher is found: its code, signs that look alike as one, hashed with the vault's key. */
export function voucherCodeHash(
  vault: Vault,
  { organiser_id, code }: { organiser_id: number; code: string },
): string {
  return vault.sign(`voucher code of ${organiser_id} ${voucherCodeKey(code)}`);
}

/** A code as it was sold. One whose key is gone is empty; one in clear, from before it was sealed, is itself. */
export function openVoucherCode(
  vault: Vault,
  { organiser_id, code_sealed }: { organiser_id: number; code_sealed: string },
): string {
  if (!code_sealed.startsWith('sealed.')) return code_sealed;
  return vault.open(code_sealed, aboutVoucherCode(organiser_id)) ?? '';
}
