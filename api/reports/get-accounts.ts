import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { accountFilters, accountRow, accountTotal } from './accounts.ts';
import { reportAnswer } from './report.ts';

/**
 * Returns the accounts of a period, for the accountant: money by the day on which it was received
 * or given back, the charges, the movements of wallets, and the debt of families before and after.
 * Refuses a period that is too long, and NOT_PERMITTED to staff without access to money.
 */
export const getAccounts = endpoint({
  method: 'GET',
  path: '/api/back-office/reports/accounts',
  who: 'reports.treasury',
  also: [FIELD_GROUPS.MONEY],
  summary: 'Reports the accounts of a period, to the cent.',
  request: z.object(accountFilters),
  answer: reportAnswer(accountRow, accountTotal),
  errors: ['REPORT_TOO_LONG'],
});
