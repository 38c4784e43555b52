/** The reasons why an e-mail does not reach a family. */
export const UNTOLD = [
  'ERASED',
  'NO_ADDRESS',
  'NOTHING_CHANGED',
  'NO_MAIL_SERVER',
  'ADDRESS_REFUSED',
] as const;

/** One of these reasons. */
export type Untold = (typeof UNTOLD)[number];

/**
 * Returns why a family does not get an e-mail; null when it does. A refused address is written to
 * again, and may refuse again.
 */
export function untoldOf(
  family: { readonly erased: boolean; readonly email: string | null; readonly refused: boolean },
  by: { readonly delivers: boolean; readonly changes: boolean },
): Untold | null {
  const holds: Readonly<Record<Untold, boolean>> = {
    ERASED: family.erased,
    NO_ADDRESS: family.email === null,
    NOTHING_CHANGED: !by.changes,
    NO_MAIL_SERVER: !by.delivers,
    ADDRESS_REFUSED: family.refused,
  };
  return UNTOLD.find((reason) => holds[reason]) ?? null;
}
