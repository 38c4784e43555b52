import { listClosedPeriods as endpoint } from '@ribambelle/api/closed-periods/list-closed-periods.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { closedPeriodList } from './closed-period-list.ts';

/** Returns a page of the organiser’s closed periods. */
export const listClosedPeriods = action(endpoint, (context) =>
  answerList(closedPeriodList, context),
);
