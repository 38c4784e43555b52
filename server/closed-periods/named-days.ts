import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { type NamedDay, namedDays } from '@ribambelle/domain/closed-periods/named-days.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { Context } from '../action.ts';
import { textReader } from '../texts/bilingual.ts';
import { loadClosedPeriods } from './closed-period-views.ts';

/**
 * Returns the public holidays and the days in closed periods among some days, with their names in
 * the caller's language.
 */
export async function nameDays(
  { db, organiser, language }: Pick<Context, 'db' | 'organiser' | 'language'>,
  days: readonly Day[],
): Promise<readonly NamedDay[]> {
  const sortedDays = days.toSorted();
  const [from] = sortedDays;
  const until = sortedDays.at(-1);
  if (from === undefined || until === undefined) return [];
  const text = textReader({ language, organiser });
  const periods = await loadClosedPeriods(db, { from, until });
  const { public_holidays } = textsFor(language)['office-closed-periods'];
  return namedDays(days, {
    periods: periods.map(({ name, ...period }) => ({ ...period, name: text(name) })),
    nameOf: (holiday) => public_holidays[holiday],
  });
}
