import { fullname } from '@ribambelle/domain/customers/names.ts';
import { z } from 'zod';
import { sendMail } from '../mails/index.ts';
import { job } from '../queue/job.ts';
import { findRequestById, presentRequest } from '../registration-requests/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { findReader } from './notification-views.ts';

/**
 * Writes to a family that its request came in, or the decision on it, once for each. A request
 * approved as it was made is covered by the e-mail of its order; one that the family cancelled
 * needs no e-mail.
 */
export const sendRegistrationRequestMail = job(
  {
    name: 'send-registration-request-mail',
    payload: z.object({ organiser_id: z.int(), registration_request_id: z.int() }),
  },
  async (context) => {
    const { payload, organiser, origin } = context;
    await sendMail({ ...context, name: 'registration-request' }, async (db) => {
      const row = await findRequestById(db, payload.registration_request_id);
      if (row === undefined || row.status === 'CANCELLED') return null;
      const approvals = row.availabilities.map(({ registration }) => registration !== null);
      if (row.status === 'APPROVED' && row.message === '' && approvals.every(Boolean)) return null;
      const reader = await findReader(db, row.customer.id);
      if (reader === null) return null;
      const { language } = reader;
      const summary = presentRequest(row, textReader({ language, organiser }));
      return {
        key: `registration request ${row.cuid} ${row.status}`,
        kind:
          row.status === 'PENDING'
            ? 'registration-request.created'
            : 'registration-request.decided',
        concerns: 'ORDER',
        customer_id: reader.id,
        recipient: reader.email,
        language,
        facts: {
          firstname: reader.firstname,
          status: row.status,
          participant: fullname(row.participant),
          activity: summary.activity.title,
          tier: summary.tier,
          requested: summary.availabilities.map(({ start_at, end_at, dates, registration }) => ({
            start_at: dates[0]?.start_at ?? start_at,
            end_at: dates.at(-1)?.end_at ?? end_at,
            given: registration !== null,
          })),
          message: row.message,
          href: `${origin}/${language}/account/registrations-requests/${row.cuid}`,
        },
      };
    });
  },
);
