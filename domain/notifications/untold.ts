/** Why an e-mail to a family does not reach it. */
export const UNTOLD = [
  'ERASED',
  'NO_ADDRESS',
  'NOTHING_CHANGED',
  'NO_MAIL_SERVER',
  'ADDRESS_REFUSED',
] as const;

/** One of these. */
export type Untold = (typeof UNTOLD)[number];

/** Why a family does not read an e-mail of something; null where it does. An address that was refused is written to again, and may be refused again. */
export function untoldOf(
  family: { readonly erased: boolean; readonly email: string | null; readonly refused: boolean },
  by: { readonly delivers: boolean; readonly changes: boolean },
): Untold | null {
  const stands: Readonly<Record<Untold, boolean>> = {
    ERASED: family.erased,
    NO_ADDRESS: family.email === null,
    NOTHING_CHANGED: !by.changes,
    NO_MAIL_SERVER: !by.delivers,
    ADDRESS_REFUSED: family.refused,
  };
  return UNTOLD.find((reason) => stands[reason]) ?? null;
}
