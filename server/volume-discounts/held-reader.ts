import { withHeld } from './own-volumes-views.ts';

/** Reads what `withHeld` reads. */
export type HeldReader = typeof withHeld;

/**
 * Returns a reader for one transaction that does not change a family's places: it reads them for
 * its first caller, and answers the next ones the same.
 */
export function createHeldReader(): HeldReader {
  let reading: ReturnType<HeldReader> | null = null;
  return (db, of) => (reading ??= withHeld(db, of));
}
