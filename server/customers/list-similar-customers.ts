import { listSimilarCustomers as endpoint } from '@ribambelle/api/customers/list-similar-customers.ts';
import { keptPhone, writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { findSimilar } from './similar-views.ts';

/**
 * Lists families that may be the same as the one about to be made; also by a child, for staff who
 * may read participants.
 */
export const listSimilarCustomers = action(endpoint, async ({ db, request, collaborator }) => {
  const { firstname = '', lastname = '', phone = '', birthdate } = request;
  const sees_participants = seesFields(collaborator.permissions, 'ANSWERS');
  const rows = await findSimilar(db, {
    phone: keptPhone(phone) ?? '',
    name: { firstname, lastname },
    participant:
      birthdate === undefined || !sees_participants
        ? null
        : {
            firstname: request.participant_firstname ?? '',
            lastname: request.participant_lastname ?? '',
            birthdate,
          },
  });
  return {
    data: rows.map((row) => ({
      cuid: row.cuid,
      name: fullname(row),
      email: row.email,
      phone: writtenPhone(row.phone),
      participants: sees_participants ? row.participants : null,
      alike: row.alike,
    })),
  };
});
