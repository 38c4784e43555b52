import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import type { listRoster } from '@ribambelle/api/rosters/list-roster.ts';
import { rosterColumns } from '@ribambelle/api/rosters/roster-columns.ts';
import type { rosterRow } from '@ribambelle/api/rosters/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { ageOn } from '@ribambelle/domain/base/age.ts';
import { dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { z } from 'zod';
import type { Unpaged } from '../database/counted.ts';
import type { OfficeList } from '../lists/office-list.ts';
import { answerText } from '../texts/answer-text.ts';
import { textReader } from '../texts/bilingual.ts';
import { type AnswerRow, type RosterRow, selectRoster } from './roster-views.ts';

/** Who comes on a day, and what is booked then, with as much of each as the reader may see. */
export const rosterList: OfficeList<
  Unpaged<RequestOf<typeof listRoster>>,
  RosterRow,
  z.infer<typeof rosterRow>
> = {
  permission: 'registrations.read',
  columns: rosterColumns,
  select: ({ day, sort, ...filters }, { organiser, permissions, language }) => {
    const { start_at: from_at, end_at: before_at } = spanOfDay(day, organiser.timezone);
    return selectRoster({
      organiser_id: organiser.id,
      from_at,
      before_at,
      filters,
      bookings: permissions.includes('bookings.read'),
      sort,
      language,
    });
  },
  present: (row, { organiser, permissions, language }) => {
    const text = textReader({ language, organiser });
    const { birthdate, start_at } = row;
    const answered = seesFields(permissions, 'ANSWERS');
    const contact = seesFields(permissions, 'CONTACT');
    return {
      kind: row.kind,
      id: row.id,
      cuid: row.cuid,
      start_at,
      end_at: row.end_at,
      activity_title: text(row.title),
      location: row.location,
      participant_name:
        row.kind === 'BOOKING' ? row.participants.map(fullname).join(', ') : fullname(row),
      birthdate: answered ? birthdate : null,
      age:
        answered && birthdate !== null
          ? ageOn(birthdate, dayOf(start_at, organiser.timezone))
          : null,
      quantity: row.quantity,
      customer_name: fullname({
        firstname: row.customer_firstname,
        lastname: row.customer_lastname,
      }),
      phone: contact ? writtenPhone(row.phone) : null,
      email: contact ? row.email : null,
      details: answered ? written(row.details, text) : null,
      answers: answered ? written(row.answers, text) : null,
      options: row.options.map(({ title, label }) => pair(text(title), text(label))).join(' · '),
      owed_amount: seesFields(permissions, 'MONEY') ? row.owed_amount : null,
    };
  },
};

function written(answers: readonly AnswerRow[], text: (column: Json) => string): string {
  return answers
    .map(({ title, content, choices }) => pair(text(title), answerText(content, { choices, text })))
    .join(' · ');
}

const pair = (title: string, value: string): string =>
  value === '' ? title : `${title} : ${value}`;
