import { fullname } from '@ribambelle/domain/customers/names.ts';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { z } from 'zod';
import { calendarAttachment, loadDatesOfRegistrations } from '../calendar/index.ts';
import { sendMail } from '../mails/index.ts';
import { findReader } from '../notifications/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { findCancelledAvailability, findCancelledOf } from './cancelled-views.ts';

/**
 * Tells a family, once, that an availability does not take place, for all its participants who were
 * registered or waited.
 */
export const sendAutomaticCancellationMail = job(
  {
    name: 'send-automatic-cancellation-mail',
    payload: z.object({ organiser_id: z.int(), availability_id: z.int(), customer_id: z.int() }),
  },
  async (context) => {
    const { payload: of, organiser, origin } = context;
    const { customer_id } = of;
    await sendMail({ ...context, name: 'automatic-cancellation' }, async (db) => {
      const availability = await findCancelledAvailability(db, of.availability_id);
      const reader = await findReader(db, customer_id);
      if (availability === null || reader === null) return null;
      const people = await findCancelledOf(db, of);
      const registrants = people.filter(({ registration }) => registration !== null);
      const waitingPeople = people.filter(({ registration }) => registration === null);
      const cuids = registrants.flatMap(({ registration }) => registration ?? []);
      const rows = await loadDatesOfRegistrations(db, { customer_id, cuids });
      const { language } = reader;
      const { start_at, end_at } = availability;
      return {
        key: `automatic cancellation ${availability.cuid} ${availability.decided_at} ${customer_id}`,
        kind: 'availability.family.cancelled',
        concerns: 'ORDER',
        customer_id,
        recipient: reader.email,
        language,
        valid_until: end_at,
        facts: {
          firstname: reader.firstname,
          activity: textReader({ language, organiser })(availability.title),
          start_at,
          end_at,
          registered: registrants.map(fullname),
          waiting: waitingPeople.map(fullname),
          credit: sumAmounts(registrants.map(({ credit }) => credit)),
          bundle_returned: registrants.some(({ bundle_returned }) => bundle_returned),
        },
        ...(rows.length === 0
          ? {}
          : { attach: async () => [calendarAttachment({ rows, organiser, language, origin })] }),
      };
    });
  },
);
