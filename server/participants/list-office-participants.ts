import { listOfficeParticipants as endpoint } from '@ribambelle/api/participants/list-office-participants.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { findOfficeParticipants } from './office-participant-views.ts';

/** A page of participants. */
export const listOfficeParticipants = action(
  endpoint,
  async ({ db, request, organiser, collaborator }) => {
    const registrations = collaborator.permissions.includes('registrations.read');
    const { rows, count } = await findOfficeParticipants(db, {
      organiser_id: organiser.id,
      search: request.search,
      ...pageOf(request),
    });
    const data = rows.map((row) => ({
      id: row.id,
      cuid: row.cuid,
      name: fullname(row),
      birthdate: row.birthdate,
      registrations: registrations ? row.registrations : null,
      customer: {
        cuid: row.customer_cuid,
        name: fullname({
          firstname: row.customer_firstname,
          lastname: row.customer_lastname,
        }),
      },
    }));
    return { data, count };
  },
);
