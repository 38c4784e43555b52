import type { Instant } from '../base/instants.ts';
import { type Decision, permit, refuse } from '../base/refusal.ts';

/**
 * Decides whether staff may cancel a booking, with a reason that the customer reads; nothing of it
 * stays due. Refuses a second cancellation and a missing reason.
 */
export function decideBookingCancellation(
  booking: { readonly cancelled_at: Instant | null },
  message: string,
): Decision<
  { readonly message: string },
  'BOOKING_ALREADY_CANCELLED' | 'CANCELLATION_MESSAGE_REQUIRED'
> {
  if (booking.cancelled_at !== null) return refuse('BOOKING_ALREADY_CANCELLED');
  const reason = message.trim();
  if (reason === '')
    return refuse('CANCELLATION_MESSAGE_REQUIRED', { message: 'CANCELLATION_MESSAGE_REQUIRED' });
  return permit({ message: reason });
}
