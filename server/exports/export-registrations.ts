import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { exportRegistrations as endpoint } from '@ribambelle/api/exports/export-registrations.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import {
  findOfficeRegistrations,
  officeFilters,
  type OfficeRegistrationRow,
} from '../registrations/index.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { textReader } from '../texts/bilingual.ts';
import { csvOf } from './csv.ts';

const MOST_ROWS = 10_000;

/** The registrations that a list shows, as a file for a spreadsheet; columns that the collaborator may not see stay empty. */
export const exportRegistrations = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, address, now, afterCommit }) => {
    const { permissions } = collaborator;
    if (!permissions.includes('registrations.read')) refuse('NOT_PERMITTED');
    const contact = seesFields(permissions, 'CONTACT');
    const money = seesFields(permissions, 'MONEY');
    if (request.payment !== undefined && !money) refuse('NOT_PERMITTED');
    const texts = textsFor(language).exports;
    const text = textReader({ language, organiser });
    const filters = officeFilters(request, { timezone: organiser.timezone, now });
    const rows = await findOfficeRegistrations(db, {
      organiser_id: organiser.id,
      filters,
      limit: MOST_ROWS,
      offset: 0,
    });
    const line = (row: OfficeRegistrationRow) => [
      row.reference,
      dayOf(row.created_at, organiser.timezone),
      row.firstname,
      row.lastname,
      seesFields(permissions, 'ANSWERS') ? (row.birthdate ?? '') : '',
      fullname({
        firstname: row.customer_firstname,
        lastname: row.customer_lastname,
      }),
      contact ? row.email : '',
      contact ? writtenPhone(row.phone) : '',
      text(row.title),
      dayOf(row.start_at, organiser.timezone),
      dayOf(row.end_at, organiser.timezone),
      String(row.quantity),
      money ? decimal(row.total_amount) : '',
      money ? decimal(row.paid_amount) : '',
      row.cancelled_at === null ? '' : dayOf(row.cancelled_at, organiser.timezone),
    ];
    // reading is all that this call's transaction may do: who took how much is written after it, before the file goes out
    afterCommit(async (answer, inTenant) => {
      await inTenant((later) =>
        recordSecurityEvent(later, {
          organiser_id: organiser.id,
          type: 'data.exported',
          actor: collaboratorActor(collaborator),
          address,
          details: { list: 'registrations', rows: rows.length },
          now,
        }),
      );
      return answer;
    });
    const bytes = csvOf([texts.registration_columns, ...rows.map(line)]);
    return {
      content_type: 'text/csv; charset=utf-8',
      filename: `${texts.registrations}-${dayOf(now, organiser.timezone)}.csv`,
      bytes,
    };
  },
);

/** An amount as a Belgian spreadsheet reads it: 1234,50. */
function decimal(amount: number): string {
  return (amount / 100).toFixed(2).replace('.', ',');
}
