import { getAccounts as endpoint } from '@ribambelle/api/reports/get-accounts.ts';
import { action } from '../action.ts';
import { accounts } from './accounts.ts';
import { reportReader } from './report-views.ts';

/** Answers the accounts of a period, with the amounts that families owed before and after. */
export const getAccounts = action(
  endpoint,
  reportReader(accounts, (total) => total),
);
