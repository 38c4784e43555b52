/**
 * A date of a purchase, a registration or a booking, as a calendar needs it. `moves` counts how
 * often the date was moved.
 */
export interface BoughtDate {
  readonly bought_cuid: string;
  /** The key of the date within its purchase; it never changes. */
  readonly date_key: string;
  readonly moves: number;
  readonly cancelled: boolean;
}

/** The identity and version of an event, in the words of RFC 5545. */
export interface CalendarIdentity {
  readonly uid: string;
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'CANCELLED';
}

/**
 * Returns the event of a purchased date. It keeps its UID for ever: moved or cancelled, it updates
 * the old event in a calendar, because each of these raises the sequence.
 */
export function calendarIdentity(date: BoughtDate, organiser_cuid: string): CalendarIdentity {
  return {
    uid: `${date.bought_cuid}-${date.date_key}@${organiser_cuid}`,
    sequence: date.moves + (date.cancelled ? 1 : 0),
    status: date.cancelled ? 'CANCELLED' : 'CONFIRMED',
  };
}
