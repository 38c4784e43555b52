/**
 * Returns a voucher's code as people read and type it, `ABCD-EFGH-JKLM`; the words in `lost` when
 * nobody can read it any more.
 */
export function formatVoucherCode(code: string, lost: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? lost;
}

/**
 * Returns the code that was typed, in any case, with or without dashes, spaces and dots; for a
 * pasted address, its end (3 §7).
 */
export function readVoucherCode(typed: string): string {
  const end = typed.trim().split('/').at(-1) ?? '';
  return end.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/**
 * Returns the form of a code for logs: its beginning, which identifies it for staff and redeems
 * nothing.
 */
export function hiddenCode(code: string): string {
  return `${code.slice(0, 4)}…`;
}

/** Signs that are confused when copied by hand, and their replacements. */
const LOOK_ALIKE = ['0OD1IZSBGV', 'QQQLL2586U'] as const;

/** Returns the key that finds a code even when signs were confused with others that look alike. */
export function voucherCodeKey(code: string): string {
  const [mistaken, intended] = LOOK_ALIKE;
  return code.replaceAll(/./g, (sign) => intended[mistaken.indexOf(sign)] ?? sign);
}
