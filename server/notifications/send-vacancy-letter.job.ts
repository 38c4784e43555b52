import { dayOf } from '@ribambelle/domain/base/days.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { z } from 'zod';
import {
  button,
  facts,
  letterHtml,
  momentText,
  paragraph,
  sendLetter,
  spanText,
} from '../letters/index.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { job } from '../queue/job.ts';
import { textReader } from '../texts/bilingual.ts';
import { letterTexts } from './letter-texts.ts';
import { findReader, findVacancy, type Reader, type Vacancy } from './notification-views.ts';

/** Tells somebody on a waiting list that a place is free, once for each vacancy (1 §9.3 waiting-list.vacancy, R18). */
export const sendVacancyLetter = job(
  'send-vacancy-letter',
  z.object({ organiser_id: z.int(), waiting_list_entry_id: z.int() }),
  async (context) => {
    const { payload, organiser, origin, now } = context;
    const organiser_id = organiser.id;
    await sendLetter(context, async (db) => {
      const vacancy = await findVacancy(db, { organiser_id, id: payload.waiting_list_entry_id });
      const reader =
        vacancy === null ? null : await findReader(db, { organiser_id, id: vacancy.customer_id });
      if (vacancy === null || reader === null) return null;
      return {
        key: `vacancy ${vacancy.cuid} ${vacancy.vacancy}`,
        kind: 'waiting-list.vacancy',
        customer_id: reader.id,
        recipient: reader.email,
        language: reader.language,
        ...vacancyLetter({
          vacancy,
          reader,
          organiser,
          origin,
          now,
        }),
      };
    });
  },
);

function vacancyLetter(input: {
  vacancy: Vacancy;
  reader: Reader;
  organiser: Organiser;
  origin: string;
  now: string;
}) {
  const { vacancy, reader, organiser } = input;
  const { language } = reader;
  const texts = letterTexts(language);
  const activity = textReader({ language, organiser })(vacancy.title);
  const reading = { language, timezone: organiser.timezone };
  const opens = vacancy.registrations_start_at;
  const rows = [
    ...whenOf(vacancy, reading),
    ...(opens !== null && opens > input.now
      ? [[texts.vacancy_opens, momentText(opens, reading)] as const]
      : []),
  ];
  const href = `${input.origin}/${language}/availabilities/${vacancy.slug}/${vacancy.availability_cuid}`;
  const subject = texts.vacancy_subject(organiser.name, activity);
  const words = [
    texts.greeting(reader.firstname),
    texts.vacancy_opening(fullname(vacancy), activity),
  ];
  const html = letterHtml(
    { language, title: subject, sender: organiser },
    ...words.map((text) => paragraph(text)),
    facts(rows),
    paragraph(texts.vacancy_hurry),
    button(href, texts.vacancy_button),
    paragraph(texts.vacancy_closing),
  );
  const lines = [
    ...words,
    ...rows.map((row) => row.join(' : ')),
    texts.vacancy_hurry,
    href,
    texts.vacancy_closing,
    organiser.name,
  ];
  return { subject, html, text: lines.join('\n\n') };
}

/** A day with its hours, or the first and the last moment of several days. */
function whenOf(
  vacancy: Vacancy,
  reading: { language: Reader['language']; timezone: string },
): (readonly [string, string])[] {
  const texts = letterTexts(reading.language);
  const { start_at, end_at } = vacancy;
  if (dayOf(start_at, reading.timezone) === dayOf(end_at, reading.timezone))
    return [[texts.when, spanText(vacancy, reading)]];
  return [
    [texts.vacancy_from, momentText(start_at, reading)],
    [texts.vacancy_to, momentText(end_at, reading)],
  ];
}
