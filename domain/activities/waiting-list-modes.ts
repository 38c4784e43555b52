/** What an activity does with a place that becomes free: write to the next of the waiting list, keep it for them, or order it at once for who ordered it in advance (R18). */
export const WAITING_LIST_MODES = ['NOTIFY', 'OFFER', 'BUY'] as const;
export type WaitingListMode = (typeof WAITING_LIST_MODES)[number];

/** For how many minutes an activity can keep a place: a quarter of an hour to two weeks; a day when nothing is said. */
export const OFFER_MINUTES = { least: 15, most: 14 * 24 * 60, usual: 24 * 60 } as const;

/** The mode in a column, which the database restricts to these values. */
export function waitingListModeOf(column: string): WaitingListMode {
  return WAITING_LIST_MODES.find((mode) => mode === column) ?? 'NOTIFY';
}
