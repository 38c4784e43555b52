import { listMailingRecipients as endpoint } from '@ribambelle/api/mailings/list-mailing-recipients.ts';
import { mailingRecipientColumns } from '@ribambelle/api/mailings/mailing-recipient-columns.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { readListPage } from '../lists/list-views.ts';
import { refuseHiddenOrder } from '../lists/office-list.ts';
import { orRefuse } from '../refusal.ts';
import { findMailing } from './mailing-store.ts';
import { selectRecipients } from './mailing-views.ts';

/** Answers a page of the families of a mailing, each with its outcome. */
export const listMailingRecipients = action(endpoint, async ({ db, request, collaborator }) => {
  const { permissions } = collaborator;
  const { mailing, search, state, sort } = request;
  refuseHiddenOrder(mailingRecipientColumns, { sort, permissions });
  const { id } = orRefuse(await findMailing(db, { mailing }), 'MAILING_NOT_FOUND');
  const query = selectRecipients({ mailing_id: id, search, state, sort });
  const { rows, count } = await readListPage(db, { query, page: pageOf(request) });
  const seesContact = seesFields(permissions, 'CONTACT');
  const data = rows.map(({ firstname, lastname, email, answer, ...row }) => ({
    ...row,
    name: fullname({ firstname, lastname }),
    email: seesContact ? email : null,
    answer: seesContact ? answer : '',
  }));
  return { data, count };
});
