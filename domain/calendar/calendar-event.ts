/** A date of what somebody bought, a registration or a booking, as a calendar needs to know it. `moves` counts how often the date was moved. */
export interface BoughtDate {
  readonly bought_cuid: string;
  /** What tells the dates of one thing apart, and never changes. */
  readonly date_key: string;
  readonly moves: number;
  readonly cancelled: boolean;
}

/** What identifies an event and its version, in the words of RFC 5545. */
export interface CalendarIdentity {
  readonly uid: string;
  readonly sequence: number;
  readonly status: 'CONFIRMED' | 'CANCELLED';
}

/**
 * The event of a date of what was bought. It keeps its UID for ever: whoever gets it again, moved or cancelled, sees the old one change,
 * because each of both raises the sequence.
 */
export function calendarIdentity(date: BoughtDate, organiser_cuid: string): CalendarIdentity {
  return {
    uid: `${date.bought_cuid}-${date.date_key}@${organiser_cuid}`,
    sequence: date.moves + (date.cancelled ? 1 : 0),
    status: date.cancelled ? 'CANCELLED' : 'CONFIRMED',
  };
}
