import { FIELD_GROUPS } from '@ribambelle/domain/permissions/field-groups.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import { sortBy } from '../lists/columns.ts';
import { balanceColumns, balanceFilters, balanceRow } from './accounts.ts';

/**
 * Lists the open balances at the end of a day, the largest first; later events do not change them.
 * Refuses NOT_PERMITTED to staff without access to money.
 */
export const listBalances = endpoint({
  method: 'GET',
  path: '/api/back-office/reports/balances',
  who: 'reports.treasury',
  also: [FIELD_GROUPS.MONEY],
  summary: 'Lists what families owed or had at a date.',
  request: z.object({ ...paging, ...balanceFilters, sort: sortBy(balanceColumns) }),
  answer: list(balanceRow),
  errors: [],
});
