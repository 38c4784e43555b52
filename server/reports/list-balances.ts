import type { AnswerOf } from '@ribambelle/api/endpoint.ts';
import { listBalances as endpoint } from '@ribambelle/api/reports/list-balances.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { readTogetherInActions } from '../lists/together.ts';
import { balanceList } from './balance-list.ts';

const together = readTogetherInActions<AnswerOf<typeof endpoint>>();

/**
 * Answers a page of the balances at the end of a day. A caller that asks for the same with the same
 * rights while it is read is answered from that reading.
 */
export const listBalances = action(endpoint, (context) =>
  together.read(context, () => answerList(balanceList, context)),
);
