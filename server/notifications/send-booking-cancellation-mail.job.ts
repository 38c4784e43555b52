import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { findBookingCancellation, findReader } from './notification-views.ts';

/** Writes to a customer that a booking is cancelled and why, once. */
export const sendBookingCancellationMail = job(
  'send-booking-cancellation-mail',
  z.object({ organiser_id: z.int(), booking_id: z.int() }),
  async (context) => {
    const { payload, organiser } = context;
    const organiser_id = organiser.id;
    await sendMail(context, 'booking-cancellation', async (db) => {
      const cancelled = await findBookingCancellation(db, { organiser_id, id: payload.booking_id });
      const reader =
        cancelled === null
          ? null
          : await findReader(db, { organiser_id, id: cancelled.customer_id });
      if (cancelled === null || reader === null) return null;
      const { language } = reader;
      return {
        key: `booking cancellation ${cancelled.cuid}`,
        kind: 'booking.cancelled',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: {
          firstname: reader.firstname,
          resource: textReader({ language, organiser })(cancelled.name),
          dates: cancelled.dates,
          message: cancelled.cancellation_message,
        },
      };
    });
  },
);
