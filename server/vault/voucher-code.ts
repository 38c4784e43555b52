import { voucherCodeKey } from '@ribambelle/domain/vouchers/voucher-code.ts';
import { organiserIdOf } from '../database/database-memory.ts';
import type { Db } from '../database/transaction.ts';
import type { Vault } from './vault.ts';
import { vaultOf } from './vault-of.ts';

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
export function openVoucherCode(db: Db, code_sealed: string): string {
  if (!code_sealed.startsWith('sealed.')) return code_sealed;
  return vaultOf(db).open(code_sealed, aboutVoucherCode(organiserIdOf(db))) ?? '';
}

/** Returns the hash by which a sold voucher of the transaction's organiser is found. */
export function hashOfVoucherCode(db: Db, code: string): string {
  return voucherCodeHash(vaultOf(db), { organiser_id: organiserIdOf(db), code });
}

/** Returns a new code as it is kept: sealed, and the hash by which it is found. */
export function keptVoucherCode(
  db: Db,
  code: string,
): { readonly code_sealed: string; readonly code_hash: string } {
  const code_sealed = vaultOf(db).seal(code, aboutVoucherCode(organiserIdOf(db)));
  return { code_sealed, code_hash: hashOfVoucherCode(db, code) };
}
