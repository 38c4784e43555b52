import { fullname } from '@ribambelle/domain/customers/names.ts';
import { z } from 'zod';
import { facts, letterHtml, paragraph, sendLetter, spanText } from '../letters/index.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { letterTexts } from './letter-texts.ts';
import { findCancellation, findReader } from './notification-views.ts';

/** Tells a customer that a registration is cancelled, once for each cancellation (1 §9.3). */
export const sendCancellationLetter = job(
  'send-cancellation-letter',
  z.object({ organiser_id: z.int(), registration_id: z.int() }),
  async (context) => {
    const { payload, organiser, inTenant } = context;
    const organiser_id = organiser.id;
    const found = await inTenant(async (db) => {
      const cancelled = await findCancellation(db, { organiser_id, id: payload.registration_id });
      const reader = cancelled === null ? null : await findReader(db, { organiser_id, id: cancelled.customer_id });
      return cancelled === null || reader === null ? null : { cancelled, reader };
    });
    if (found === null) return;
    const { cancelled, reader } = found;
    const { language } = reader;
    const texts = letterTexts(language);
    const opening = texts.cancelled_opening(fullname(cancelled), textReader({ language, organiser })(cancelled.title));
    const when = spanText(cancelled, { language, timezone: organiser.timezone });
    const rows = [
      [texts.when, when] as const,
      ...(cancelled.cancellation_message ? [[texts.cancelled_reason, cancelled.cancellation_message] as const] : []),
    ];
    const subject = texts.cancelled_subject(organiser.name);
    const greeting = texts.greeting(reader.firstname);
    await sendLetter(context, {
      ...{ key: `cancellation ${cancelled.cuid} ${cancelled.cancelled_at}`, kind: 'registration.cancellation.created' },
      ...{ customer_id: reader.id, recipient: reader.email, language, subject },
      html: letterHtml(
        { language, title: subject, sender: organiser },
        ...[greeting, opening].map((text) => paragraph(text)),
        facts(rows),
        paragraph(texts.cancelled_closing),
      ),
      text: [greeting, opening, ...rows.map((row) => row.join(' : ')), texts.cancelled_closing, organiser.name].join('\n\n'),
    });
  },
);
