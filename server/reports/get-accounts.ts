import { getAccounts as endpoint } from '@ribambelle/api/reports/get-accounts.ts';
import { action } from '../action.ts';
import { accounts } from './accounts.ts';
import { reportReader } from './report-views.ts';

const readLines = reportReader(accounts);

/** The accounts of a period, with what families owed before and after. */
export const getAccounts = action(
  endpoint,
  ({ db, request, organiser, collaborator, language, now }) => {
    const reader = { organiser, permissions: collaborator.permissions, language, now };
    return readLines(db, { request, reader, collaborator });
  },
);
