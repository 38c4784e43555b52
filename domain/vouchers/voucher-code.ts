/** A voucher's code as people read and type it, `ABCD-EFGH-JKLM`; of one that nobody can read any more, the words that say so. */
export function formatVoucherCode(code: string, lost: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? lost;
}

/** The code that somebody typed, in any case, with or without dashes, spaces and dots; of a whole address that they pasted, its end (3 §7). */
export function readVoucherCode(typed: string): string {
  const end = typed.trim().split('/').at(-1) ?? '';
  return end.replaceAll(/[^0-9A-Za-z]/g, '').toUpperCase();
}

/** What a log says of a code: its beginning, by which staff know it and nobody redeems it. */
export function hiddenCode(code: string): string {
  return `${code.slice(0, 4)}…`;
}

/** Signs that are mistaken for others when they are copied by hand, and what stands for them. */
const LOOK_ALIKE = ['0OD1IZSBGV', 'QQQLL2586U'] as const;

/** What a code is found by: a typed one finds the written one although some of its signs were mistaken for others that look like them. */
export function voucherCodeKey(code: string): string {
  const [mistaken, meant] = LOOK_ALIKE;
  return code.replaceAll(/./g, (sign) => meant[mistaken.indexOf(sign)] ?? sign);
}
