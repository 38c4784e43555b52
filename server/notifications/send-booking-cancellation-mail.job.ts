import { z } from 'zod';
import { findKnownBefore } from '../bookings/index.ts';
import { calendarAttachment, loadDatesOfBooking } from '../calendar/index.ts';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { bookingCancellationFacts } from './booking-mail-facts.ts';
import { findBookingCancellation, findReader } from './notification-views.ts';

/**
 * Writes to a customer, once, that a booking is cancelled and why, with the place and hours that
 * the customer knows and its dates for a calendar; nothing when staff inform them otherwise.
 */
export const sendBookingCancellationMail = job(
  {
    name: 'send-booking-cancellation-mail',
    payload: z.object({
      organiser_id: z.int(),
      booking_id: z.int(),
      // jobs that were queued before staff could choose are sent
      tell: z.boolean().default(true),
      notice_id: z.int().nullable().default(null),
    }),
  },
  async (context) => {
    const { payload, organiser, origin } = context;
    if (!payload.tell) return;
    await sendMail({ ...context, name: 'booking-cancellation' }, async (db) => {
      const cancelled = await findBookingCancellation(db, payload.booking_id);
      const reader = cancelled === null ? null : await findReader(db, cancelled.customer_id);
      if (cancelled === null || reader === null) return null;
      const { language } = reader;
      const { cuid } = cancelled;
      const before =
        payload.notice_id === null ? null : await findKnownBefore(db, payload.notice_id);
      const rows = await loadDatesOfBooking(db, { customer_id: reader.id, cuid });
      return {
        key: `booking cancellation ${cuid}`,
        kind: 'booking.cancelled',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: bookingCancellationFacts({ ...cancelled, ...before }, { reader, organiser }),
        attach: async () => [calendarAttachment({ rows, organiser, language, origin })],
      };
    });
  },
);
