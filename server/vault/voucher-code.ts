import { voucherCodeKey } from '@ribambelle/domain/vouchers/voucher-code.ts';
import type { Vault } from './vault.ts';

/** Returns the context to which the code of a sold voucher is bound: its organiser. */
export function aboutVoucherCode(organiser_id: number): string {
  return `voucher code of ${organiser_id}`;
}

/**
 * Returns the hash by which a sold voucher is found: of its code, with characters that look alike
 * made one, with the vault's key.
 */
export function voucherCodeHash(
  vault: Vault,
  { organiser_id, code }: { organiser_id: number; code: string },
): string {
  return vault.sign(`voucher code of ${organiser_id} ${voucherCodeKey(code)}`);
}

/**
 * Opens a code as it was sold. Empty when its key is gone; one in clear, from before codes were
 * sealed, is returned as it is.
 */
export function openVoucherCode(
  vault: Vault,
  { organiser_id, code_sealed }: { organiser_id: number; code_sealed: string },
): string {
  if (!code_sealed.startsWith('sealed.')) return code_sealed;
  return vault.open(code_sealed, aboutVoucherCode(organiser_id)) ?? '';
}
