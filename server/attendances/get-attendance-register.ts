import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import { getAttendanceRegister as endpoint } from '@ribambelle/api/attendances/get-attendance-register.ts';
import { ageOn } from '@ribambelle/domain/base/age.ts';
import { dayOf, spanOfDay } from '@ribambelle/domain/base/days.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { type ActionContext, action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { readTogetherInActions } from '../lists/together.ts';
import { answerText } from '../texts/answer-text.ts';
import { textReader } from '../texts/bilingual.ts';
import {
  listRegisterGroups,
  listRegisterPlaces,
  loadRegisterRows,
  type RegisterGroupRow,
  type RegisterRow,
} from './register-views.ts';
import { loadHouseholdContacts, otherHouseholds } from '../households/index.ts';

const MOST = 500;

type Context = ActionContext<typeof endpoint>;

type Register = AnswerOf<typeof endpoint>;

/**
 * Callers who open the same day with the same rights share a reading that began after they called
 * (decision 145).
 */
const together = readTogetherInActions<Register>();

/**
 * Answers the groups of a day and their participants, with as much of each as the reader may see.
 */
export const getAttendanceRegister = action(endpoint, (context) =>
  together.readAfresh(context, () => readRegister(context)),
);

async function readRegister(context: Context): Promise<Register> {
  const { db, organiser, request } = context;
  const { start_at: from_at, end_at: before_at } = spanOfDay(request.day, organiser.timezone);
  const { location, date_id } = request;
  const wish = { from_at, before_at, location, date_id };
  const [groups, places] = await atOnce(
    () => listRegisterGroups(db, wish),
    () => listRegisterPlaces(db, { ...wish, most: MOST }),
  );
  const ids = places.map(({ participant_id }) => participant_id);
  const [rows, contacts] = await atOnce(
    () => loadRegisterRows(db, places),
    () => loadHouseholdContacts(db, ids),
  );
  const contactsOf = Map.groupBy(contacts, ({ participant_id }) => participant_id);
  const selectedGroups =
    date_id === undefined ? groups : groups.filter((group) => group.date_id === date_id);
  return {
    groups: groups.map((group) => presentGroup(group, context)),
    participants: rows.map((row) => ({
      ...presentRow(row, context),
      households: otherHouseholds(contactsOf.get(row.participant_id) ?? [], {
        participant_id: row.participant_id,
        customer_id: row.customer_id,
        numbers: seesFields(context.collaborator.permissions, 'CONTACT'),
      }),
    })),
    count: selectedGroups.reduce((sum, { registered }) => sum + registered, 0),
  };
}

function presentGroup({ title, ...group }: RegisterGroupRow, { organiser, language }: Context) {
  return { ...group, activity_title: textReader({ language, organiser })(title) };
}

function presentRow(row: RegisterRow, { organiser, language, collaborator }: Context) {
  const text = textReader({ language, organiser });
  const { permissions } = collaborator;
  const seesAnswers = seesFields(permissions, 'ANSWERS');
  const { registration, date_id, participant, firstname, lastname, birthdate, start_at } = row;
  return {
    registration,
    date_id,
    participant,
    participant_name: fullname(row),
    firstname,
    lastname,
    age:
      seesAnswers && birthdate !== null
        ? ageOn(birthdate, dayOf(start_at, organiser.timezone))
        : null,
    details: seesAnswers
      ? row.details.map(({ title, content, choices, health }) => ({
          title: text(title),
          content: answerText(content, { choices, text }),
          health,
        }))
      : null,
    customer_name: fullname({ firstname: row.customer_firstname, lastname: row.customer_lastname }),
    attendance_code: permissions.includes('registration-attendances.register')
      ? row.attendance_code
      : null,
    phone: seesFields(permissions, 'CONTACT') ? writtenPhone(row.phone) : null,
    marks: row.marks.map(({ cuid, kind, at, made_at, takes_back, reason, message, ...by }) => ({
      cuid,
      kind,
      at,
      made_at,
      takes_back: [...takes_back],
      reason,
      message,
      made_by: fullname(by),
    })),
  };
}
