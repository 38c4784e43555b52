import { fullname } from '@ribambelle/domain/customers/names.ts';
import { z } from 'zod';
import { calendarAttachment, loadDatesOfRegistration } from '../calendar/index.ts';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { cancellationReason } from '../registrations/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCancellation, findReader } from './notification-views.ts';

/**
 * Writes to a customer that a registration is cancelled, once for each cancellation, with the dates
 * that its calendar removes (1 §9.3).
 */
export const sendCancellationMail = job(
  {
    name: 'send-cancellation-mail',
    payload: z.object({ organiser_id: z.int(), registration_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser, origin } = context;
    await sendMail({ ...context, name: 'cancellation' }, async (db) => {
      const cancelled = await findCancellation(db, payload.registration_id);
      // its family gets one e-mail about all of them
      if (cancelled?.cancellation_type === 'AUTOMATIC_INSUFFICIENT_PARTICIPANTS') return null;
      const reader = cancelled === null ? null : await findReader(db, cancelled.customer_id);
      if (cancelled === null || reader === null) return null;
      const { language } = reader;
      const key = { customer_id: reader.id, cuid: cancelled.cuid };
      const rows = await loadDatesOfRegistration(db, key);
      return {
        key: `cancellation ${cancelled.cuid} ${cancelled.cancelled_at}`,
        kind: 'registration.cancellation.created',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        valid_until: cancelled.end_at,
        facts: {
          firstname: reader.firstname,
          participant: fullname(cancelled),
          activity: textReader({ language, organiser })(cancelled.title),
          start_at: cancelled.start_at,
          end_at: cancelled.end_at,
          message: cancellationReason(cancelled, language) ?? '',
          fee_amount: cancelled.fee_amount,
          online_amount: cancelled.online_amount,
          wallet_amount: cancelled.wallet_amount,
        },
        attach: async () => [calendarAttachment({ rows, organiser, language, origin })],
      };
    });
  },
);
