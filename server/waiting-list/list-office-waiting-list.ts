import { listOfficeWaitingList as endpoint } from '@ribambelle/api/waiting-list/list-office-waiting-list.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { findOfficeAvailabilityId } from '../availabilities/index.ts';
import { pageOf } from '../database/counted.ts';
import { orRefuse } from '../refusal.ts';
import { findLine } from './line-views.ts';

/** A page of the line of an availability, with whom to reach. */
export const listOfficeWaitingList = action(
  endpoint,
  async ({ db, request, organiser, collaborator }) => {
    const contact = seesFields(collaborator.permissions, 'CONTACT');
    const organiser_id = organiser.id;
    const found = await findOfficeAvailabilityId(db, {
      organiser_id,
      availability: request.availability,
    });
    const availability_id = orRefuse(found, 'AVAILABILITY_NOT_FOUND');
    const { rows, count } = await findLine(db, {
      organiser_id,
      availability_id,
      ...pageOf(request),
    });
    const data = rows.map((row) => ({
      cuid: row.cuid,
      position: row.position,
      created_at: row.created_at,
      offered_at: row.offered_at,
      participant: {
        cuid: row.participant_cuid,
        name: fullname(row),
      },
      customer: {
        cuid: row.customer_cuid,
        email: contact ? row.email : null,
        phone: contact ? writtenPhone(row.phone) : null,
        name: fullname({
          firstname: row.customer_firstname,
          lastname: row.customer_lastname,
        }),
      },
    }));
    return { data, count };
  },
);
