import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listRoster } from '@ribambelle/api/rosters/list-roster.ts';
import {
  contentIn,
  groupOfSource,
  toBeKnown,
  type RosterSource,
  rosterSourceOf,
} from '@ribambelle/api/rosters/more-columns.ts';
import { rosterColumns } from '@ribambelle/api/rosters/roster-columns.ts';
import type { rosterRow } from '@ribambelle/api/rosters/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { ageOn } from '@ribambelle/domain/base/age.ts';
import { dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import { isPeopleResembling } from '../database/search.ts';
import type { ListReader, LoadedList, Searched } from '../lists/office-list.ts';
import { answerText } from '../texts/answer-text.ts';
import { textReader } from '../texts/bilingual.ts';
import { columnOf, moreColumnsOfDay, seesSource } from './more-columns.ts';
import { type AnswerRow, loadDetails, type RosterRow } from './roster-detail-views.ts';
import { type RosterFound, selectRoster } from './roster-views.ts';
import { otherHouseholds } from '../households/index.ts';

/** The list of participants and bookings of a day, with as much of each as the reader may see. */
export const rosterList: LoadedList<
  Unpaged<RequestOf<typeof listRoster>>,
  RosterFound,
  z.infer<typeof rosterRow>
> &
  Searched = {
  permission: 'registrations.read',
  resembles: isPeopleResembling,
  columns: rosterColumns,
  select: ({ day, sort, ...filters }, { organiser, permissions, language }) => {
    const { start_at: from_at, end_at: before_at } = spanOfDay(day, organiser.timezone);
    return selectRoster({
      from_at,
      before_at,
      filters,
      bookings: permissions.includes('bookings.read'),
      sort,
      language,
    });
  },
  named: async ({ names, request }, { db, ...reader }) => {
    const columns = await moreColumnsOfDay(db, { wish: request, reader });
    return names.flatMap((name) => {
      const source = rosterSourceOf(name);
      if (source === null) return [];
      const title = columns.find((column) => column.name === name)?.title ?? name;
      const group = groupOfSource(source);
      const value = (row: z.infer<typeof rosterRow>) => contentIn(row, name);
      return [{ name, title, kind: 'text', value, ...(group === undefined ? {} : { group }) }];
    });
  },
  presentAll: async (foundRows, reader) => {
    const rows = await loadDetails(reader.db, foundRows);
    return rows.map((row) => presentRow(row, reader));
  },
};

function presentRow(
  row: RosterRow,
  { organiser, permissions, language }: ListReader,
): z.infer<typeof rosterRow> {
  const text = textReader({ language, organiser });
  const { birthdate, start_at } = row;
  const more = moreOf(row, { organiser, permissions, text });
  const answers = more.filter(({ column }) => rosterSourceOf(column) === 'question');
  const seesAnswers = seesFields(permissions, 'ANSWERS');
  const contact = seesFields(permissions, 'CONTACT');
  return {
    kind: row.kind,
    id: row.id,
    cuid: row.cuid,
    date_id: row.date_id,
    start_at,
    end_at: row.end_at,
    activity_title: text(row.title),
    location: row.location,
    participant_name:
      row.kind === 'BOOKING' ? row.participants.map(fullname).join(', ') : fullname(row),
    birthdate: seesAnswers ? birthdate : null,
    age:
      seesAnswers && birthdate !== null
        ? ageOn(birthdate, dayOf(start_at, organiser.timezone))
        : null,
    quantity: row.quantity,
    customer_name: fullname({
      firstname: row.customer_firstname,
      lastname: row.customer_lastname,
    }),
    households: otherHouseholds(row.contacts, {
      participant_id: row.participant_id ?? 0,
      customer_id: row.customer_id,
      numbers: contact,
    }),
    phone: contact ? writtenPhone(row.phone) : null,
    email: contact ? row.email : null,
    details: seesAnswers ? textOfParts(toBeKnown(more), language) : null,
    answers: seesAnswers ? textOfParts(answers, language) : null,
    options: textOfParts(
      row.options.map(({ title, label }) => ({ title: text(title), content: text(label) })),
      language,
    ),
    more,
    owed_amount: seesFields(permissions, 'MONEY') ? row.owed_amount : null,
  };
}

type Part = z.infer<typeof rosterRow>['more'][number];

/** Returns the answers and choices that the reader may see, each in its column. */
function moreOf(
  row: RosterRow,
  reader: Pick<ListReader, 'organiser' | 'permissions'> & { text: (column: Json) => string },
): Part[] {
  const { organiser, permissions, text } = reader;
  const answersFrom = (source: RosterSource, answers: readonly AnswerRow[]): Part[] =>
    seesSource(permissions, source)
      ? answers.map(({ cuid, title, content, choices, health }) => ({
          column: columnOf(source, { cuid, title, organiser }),
          title: text(title),
          content: answerText(content, { choices, text }),
          health,
        }))
      : [];
  return [
    ...answersFrom('field', row.details),
    ...answersFrom('question', row.answers),
    ...row.options.map(({ title, label, content }) => ({
      column: columnOf('option', { cuid: '', title, organiser }),
      title: text(title),
      content: [text(label), content].filter((words) => words !== '').join(' : ') || CHOSEN,
      health: false,
    })),
    ...answersFrom('family', row.family_details),
  ];
}

/** The mark for a chosen option without a text. */
const CHOSEN = '✓';

/** Returns answers as text, each as its title and content, or its title alone without content. */
function textOfParts(
  parts: readonly Pick<Part, 'title' | 'content'>[],
  language: Language,
): string {
  const { said } = textsFor(language)['office-rosters'];
  return parts
    .map(({ title, content }) => (content === '' ? title : said(title, content)))
    .join(' · ');
}
