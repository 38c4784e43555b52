import { type Instant, isAfter } from '../base/instants.ts';

/** The status of a booking. */
export type BookingStatus = 'CANCELLED' | 'UPCOMING' | 'RUNNING' | 'OVER';

/**
 * Returns its status now, from the start of its first date and the end of its last. Payment is
 * shown separately.
 */
export function bookingStatus(
  booking: {
    readonly cancelled_at: Instant | null;
    readonly start_at: Instant;
    readonly end_at: Instant;
  },
  now: Instant,
): BookingStatus {
  if (booking.cancelled_at !== null) return 'CANCELLED';
  if (!isAfter(booking.end_at, now)) return 'OVER';
  return isAfter(booking.start_at, now) ? 'UPCOMING' : 'RUNNING';
}
