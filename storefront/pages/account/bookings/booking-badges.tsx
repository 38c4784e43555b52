import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Badge } from '@ribambelle/ui/feedback/badge.tsx';
import type { ReactElement } from 'react';

export type Booking = Answer<'listAccountBookings'>['data'][number];

/** Badges of a booking: cancelled, and its state of payment (3 §4); none for one that is free. */
export const BookingBadges = ({
  booking: { cancelled_at, total_amount, outstanding_amount },
}: {
  readonly booking: Booking;
}): ReactElement => {
  const texts = useTexts('account');
  const booking_texts = useTexts('bookings');
  return (
    <>
      {cancelled_at !== null && <Badge tone="red">{booking_texts.cancelled}</Badge>}
      {total_amount > 0 && (
        <Badge tone={outstanding_amount > 0 ? 'yellow' : 'green'}>
          {outstanding_amount > 0
            ? texts.badges.PAYMENT_OUTSTANDING
            : texts.badges.PAYMENT_COMPLETE}
        </Badge>
      )}
    </>
  );
};
