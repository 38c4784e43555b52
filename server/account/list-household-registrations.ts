import { listHouseholdRegistrations as endpoint } from '@ribambelle/api/account/list-household-registrations.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadChosenDates } from './registration-facts.ts';
import { findHouseholdRegistrations } from './household-registration-views.ts';

/**
 * Lists the registrations of the caller's children by other families, without any data of those
 * families.
 */
export const listHouseholdRegistrations = action(
  endpoint,
  async ({ db, request, organiser, customer, language, now }) => {
    const text = textReader({ language, organiser });
    const { rows, count } = await findHouseholdRegistrations(db, {
      customer_id: customer.id,
      now,
      ...pageOf(request),
    });
    const ids = rows.map(({ id }) => id);
    const chosenDates = await loadChosenDates(db, ids);
    const datesOf = Map.groupBy(
      chosenDates.filter(({ takes_place }) => takes_place),
      (row) => row.registration_id,
    );
    return {
      data: rows.map((row) => ({
        cuid: row.cuid,
        participant: {
          id: row.participant_id,
          cuid: row.participant_cuid,
          fullname: fullname(row),
        },
        activity_title: text(row.title),
        location: row.location_name === null ? null : text(row.location_title) || row.location_name,
        start_at: row.start_at,
        end_at: row.end_at,
        dates: (datesOf.get(row.id) ?? []).map(({ start_at, end_at }) => ({ start_at, end_at })),
      })),
      count,
    };
  },
);
