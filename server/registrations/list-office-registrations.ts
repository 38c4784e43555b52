import { atOnce } from '../database/statements.ts';
import { listOfficeRegistrations as endpoint } from '@ribambelle/api/registrations/list-office-registrations.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { rowAsSeen } from './hidden-fields.ts';
import { officeFilters } from './office-period.ts';
import { countOfficeRegistrations, findOfficeRegistrations } from './office-registration-views.ts';
import { presentOfficeRow } from './present-office-registration.ts';

/** A page of the organiser's registrations. */
export const listOfficeRegistrations = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { permissions } = collaborator;
    if (request.payment !== undefined && !seesFields(permissions, 'MONEY')) refuse('NOT_PERMITTED');
    const query = {
      organiser_id: organiser.id,
      filters: officeFilters(request, { timezone: organiser.timezone, now }),
    };
    const [rows, count] = await atOnce(
      () => findOfficeRegistrations(db, { ...query, ...pageOf(request) }),
      () => countOfficeRegistrations(db, query),
    );
    const text = textReader({ language, organiser });
    return {
      data: rows.map((row) => rowAsSeen(presentOfficeRow(row, { text, now }), permissions)),
      count,
    };
  },
);
