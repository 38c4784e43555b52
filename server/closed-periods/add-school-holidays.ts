import { addSchoolHolidays as endpoint } from '@ribambelle/api/closed-periods/add-school-holidays.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { schoolHolidays } from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { insertRecord } from '../records/record-store.ts';
import { refuse } from '../refusal.ts';
import { lockSchoolHolidays } from './closed-period-store.ts';
import { loadFirstDaysOf } from './closed-period-views.ts';
import { storedClosedPeriods } from './record.ts';

/**
 * Adds the school holidays of a year that are not among the closed periods yet, under the names
 * that their schools use.
 */
export const addSchoolHolidays = action(endpoint, async (context) => {
  const { db, request, language, now } = context;
  const { community, year } = request;
  const holidays = schoolHolidays(community, year);
  if (holidays.length === 0) refuse('SCHOOL_HOLIDAYS_UNKNOWN');
  await lockSchoolHolidays(db);
  const there = await loadFirstDaysOf(db, community);
  const newHolidays = holidays.filter(({ first_day }) => !there.has(first_day));
  for (const { holiday, first_day, last_day } of newHolidays) {
    const name = inEachLanguage(
      (each) => textsFor(each)['office-closed-periods'].school_holidays[community][holiday],
    );
    const values = { name, first_day, last_day, community };
    const { cuid } = await insertRecord(db, {
      stored: storedClosedPeriods,

      values,
      now,
    });
    await logAct(context, {
      act: 'closed-periods.create',
      noun: 'closed_periods',
      cuid,
      summary: `${name[language]} · ${first_day}`,
    });
  }
  return { created: newHolidays.length, already: holidays.length - newHolidays.length };
});
