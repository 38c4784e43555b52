import { listOutgoingTransfers as endpoint } from '@ribambelle/api/outgoing-transfers/list-outgoing-transfers.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { may } from '@ribambelle/domain/permissions/may.ts';
import { action } from '../action.ts';
import { pageOf } from '../database/counted.ts';
import { readListPage } from '../lists/list-views.ts';
import { selectTransfers } from './transfer-views.ts';

/** Answers a page of transfers. */
export const listOutgoingTransfers = action(endpoint, async ({ db, request, collaborator }) => {
  const query = selectTransfers(request);
  const { rows, count } = await readListPage(db, { query, page: pageOf(request) });
  const sees_accounts = may(collaborator.permissions, 'payments.refund');
  const data = rows.map(({ customer_cuid, firstname, lastname, ...row }) => ({
    ...row,
    iban: sees_accounts ? row.iban : row.iban.slice(-4),
    customer: { cuid: customer_cuid, name: fullname({ firstname, lastname }) },
  }));
  return { data, count };
});
