import { atOnce } from '../database/statements.ts';
import { getOfficeParticipant as endpoint } from '@ribambelle/api/participants/get-office-participant.ts';
import { formatAttendanceCode } from '@ribambelle/domain/attendances/attendance-code.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { loadOfficeAnswers } from '../custom-fields/index.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findOfficeParticipant, loadRegistrationsOf } from './office-participant-views.ts';
import { loadHouseholds } from '../households/index.ts';

/** Answers a participant with answers and registrations. */
export const getOfficeParticipant = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language }) => {
    const row = orRefuse(
      await findOfficeParticipant(db, request.participant),
      'PARTICIPANT_NOT_FOUND',
    );
    const text = textReader({ language, organiser });
    const [answers, registrations, households] = await atOnce(
      () => loadOfficeAnswers(db, { organiser, language, owner: { participant_id: row.id } }),
      () =>
        collaborator.permissions.includes('registrations.read')
          ? loadRegistrationsOf(db, row.id)
          : null,
      () => loadHouseholds(db, row.id),
    );
    const { id, cuid, firstname, lastname, birthdate, version } = row;
    return {
      id,
      cuid,
      version,
      firstname,
      lastname,
      birthdate,
      attendance_code: formatAttendanceCode(row.attendance_code),
      ...answers,
      custom_fields: [...answers.custom_fields],
      customer: {
        cuid: row.customer_cuid,
        name: fullname({
          firstname: row.customer_firstname,
          lastname: row.customer_lastname,
        }),
      },
      households: households.map(({ firstname: first, lastname: last, ...household }) => ({
        ...household,
        name: fullname({ firstname: first, lastname: last }),
      })),
      registrations:
        registrations?.map(({ title, ...registration }) => ({
          ...registration,
          activity_title: text(title),
        })) ?? null,
    };
  },
);
