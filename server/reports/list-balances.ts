import { listBalances as endpoint } from '@ribambelle/api/reports/list-balances.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { balanceList } from './balance-list.ts';

/** A page of what stood open at the end of a day. */
export const listBalances = action(endpoint, (context) => answerList(balanceList, context));
