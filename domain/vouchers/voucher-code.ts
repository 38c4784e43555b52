/** A voucher's code as people read and type it: `ABCD-EFGH-JKLM`. */
export function formatVoucherCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? '';
}

/** The code that somebody typed, with or without its dashes, in any case (3 §7). */
export function readVoucherCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '').toUpperCase();
}
