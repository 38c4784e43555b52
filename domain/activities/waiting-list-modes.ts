/**
 * The ways an activity handles a free place: write to the next of the waiting list, keep the place
 * for them, or order it at once for a family that ordered in advance (R18).
 */
export const WAITING_LIST_MODES = ['NOTIFY', 'OFFER', 'BUY'] as const;
export type WaitingListMode = (typeof WAITING_LIST_MODES)[number];

/**
 * Minutes for which an activity can keep a place: from a quarter of an hour to two weeks, a day by
 * default.
 */
export const OFFER_MINUTES = { least: 15, most: 14 * 24 * 60, usual: 24 * 60 } as const;

/** Returns the mode in a column, which the database restricts to these values. */
export function waitingListModeOf(column: string): WaitingListMode {
  return WAITING_LIST_MODES.find((mode) => mode === column) ?? 'NOTIFY';
}
