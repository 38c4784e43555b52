import { listOfficeRegistrations as endpoint } from '@ribambelle/api/registrations/list-office-registrations.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { officeFilters } from './office-period.ts';
import { countOfficeRegistrations, findOfficeRegistrations } from './office-registration-views.ts';
import { presentOfficeRow } from './present-office-registration.ts';

/** A page of the organiser's registrations. */
export const listOfficeRegistrations = action(
  endpoint,
  async ({ db, request, organiser, language }) => {
    const asked = {
      organiser_id: organiser.id,
      filters: officeFilters(request, organiser.timezone),
    };
    const [rows, count] = await Promise.all([
      findOfficeRegistrations(db, { ...asked, ...pageOf(request) }),
      countOfficeRegistrations(db, asked),
    ]);
    const text = textReader({ language, organiser });
    return { data: rows.map((row) => presentOfficeRow(row, text)), count };
  },
);
