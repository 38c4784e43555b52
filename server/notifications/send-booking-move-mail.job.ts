import { z } from 'zod';
import { takeNotice } from '../bookings/index.ts';
import { calendarAttachment, loadDatesOfBooking } from '../calendar/index.ts';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { bookingMoveFacts } from './booking-mail-facts.ts';
import { findBookingOfMail, findReader } from './notification-views.ts';

/**
 * Writes to a family, once, where its booking was moved, with its moved dates for a calendar;
 * nothing when it was moved back meanwhile.
 */
export const sendBookingMoveMail = job(
  {
    name: 'send-booking-move-mail',
    payload: z.object({ organiser_id: z.int(), notice_id: z.int(), due_at: z.string() }),
  },
  async (context) => {
    const { payload, organiser, origin, now } = context;
    await sendMail({ ...context, name: 'booking-move' }, async (db) => {
      const notice = await takeNotice(db, { ...payload, now });
      if (notice?.became == null) return null;
      const { was, became: is, cuid } = notice;
      const booking = await findBookingOfMail(db, notice.booking_id);
      const reader = booking && (await findReader(db, booking.customer_id));
      const facts = reader && bookingMoveFacts({ was, is }, { reader, organiser });
      if (!booking || !reader || !facts) return null;
      const { language } = reader;
      const rows = await loadDatesOfBooking(db, { customer_id: reader.id, cuid: booking.cuid });
      return {
        key: `booking notice ${cuid}`,
        kind: 'booking.moved',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts,
        attach: async () => [calendarAttachment({ rows, organiser, language, origin })],
      };
    });
  },
);
