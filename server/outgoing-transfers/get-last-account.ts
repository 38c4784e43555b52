import { getLastAccount as endpoint } from '@ribambelle/api/outgoing-transfers/get-last-account.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { findLastAccount } from './transfer-store.ts';

/** Answers the account that is proposed to the caller. */
export const getLastAccount = action(endpoint, async ({ db, customer }) => {
  const account = await findLastAccount(db, { customer_cuid: customer.cuid, own: true });
  return account ?? { holder: fullname(customer), iban: '' };
});
