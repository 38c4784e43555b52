import { listNamedDays as endpoint } from '@ribambelle/api/closed-periods/list-named-days.ts';
import { dayRange } from '@ribambelle/domain/base/days.ts';
import { action } from '../action.ts';
import { checkPeriod } from './check-period.ts';
import { nameDays } from './named-days.ts';

/** Lists the days that are public holidays or in closed periods. */
export const listNamedDays = action(endpoint, async (context) => {
  const { from, until } = context.request;
  checkPeriod({ first_day: from, last_day: until });
  const data = await nameDays(context, dayRange(from, until));
  return { data: data.map(({ day, names }) => ({ day, names: [...names] })) };
});
