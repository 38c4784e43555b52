import { fullname } from '@ribambelle/domain/customers/names.ts';
import { z } from 'zod';
import { facts, letterHtml, paragraph, sendLetter, spanText } from '../letters/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { letterTexts } from './letter-texts.ts';
import {
  type Cancellation,
  findCancellation,
  findReader,
  type Reader,
} from './notification-views.ts';

/** Tells a customer that a registration is cancelled, once for each cancellation (1 §9.3). */
export const sendCancellationLetter = job(
  'send-cancellation-letter',
  z.object({ organiser_id: z.int(), registration_id: z.int() }),
  async (context) => {
    const { payload, organiser } = context;
    const organiser_id = organiser.id;
    await sendLetter(context, async (db) => {
      const cancelled = await findCancellation(db, { organiser_id, id: payload.registration_id });
      const reader =
        cancelled === null
          ? null
          : await findReader(db, { organiser_id, id: cancelled.customer_id });
      if (cancelled === null || reader === null) return null;
      return {
        key: `cancellation ${cancelled.cuid} ${cancelled.cancelled_at}`,
        kind: 'registration.cancellation.created',
        customer_id: reader.id,
        recipient: reader.email,
        language: reader.language,
        ...cancellationLetter({
          cancelled,
          reader,
          organiser,
        }),
      };
    });
  },
);

function cancellationLetter(input: {
  cancelled: Cancellation;
  reader: Reader;
  organiser: Organiser;
}) {
  const { cancelled, reader, organiser } = input;
  const { language } = reader;
  const texts = letterTexts(language);
  const opening = texts.cancelled_opening(
    fullname(cancelled),
    textReader({ language, organiser })(cancelled.title),
  );
  const when = spanText(cancelled, { language, timezone: organiser.timezone });
  const rows = [
    [texts.when, when] as const,
    ...(cancelled.cancellation_message
      ? [[texts.cancelled_reason, cancelled.cancellation_message] as const]
      : []),
  ];
  const subject = texts.cancelled_subject(organiser.name);
  const greeting = texts.greeting(reader.firstname);
  const html = letterHtml(
    { language, title: subject, sender: organiser },
    ...[greeting, opening].map((text) => paragraph(text)),
    facts(rows),
    paragraph(texts.cancelled_closing),
  );
  const text = [
    greeting,
    opening,
    ...rows.map((row) => row.join(' : ')),
    texts.cancelled_closing,
    organiser.name,
  ].join('\n\n');
  return { subject, html, text };
}
