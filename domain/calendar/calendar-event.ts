/** A date of a registration, as a calendar needs to know it. `moves` counts how often the date was moved. */
export interface RegisteredDate {
  readonly registration_cuid: string;
  readonly date_cuid: string;
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
 * The event of a date of a registration. It keeps its UID for ever: whoever gets it again, moved or cancelled, sees the old one change,
 * because each of both raises the sequence.
 */
export function calendarIdentity(date: RegisteredDate, organiser_cuid: string): CalendarIdentity {
  return {
    uid: `${date.registration_cuid}-${date.date_cuid}@${organiser_cuid}`,
    sequence: date.moves + (date.cancelled ? 1 : 0),
    status: date.cancelled ? 'CANCELLED' : 'CONFIRMED',
  };
}
