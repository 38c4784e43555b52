import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { addDays, addMonths, dayRange, weekdayOf } from '@ribambelle/domain/base/days.ts';
import { publicHolidays } from '@ribambelle/domain/base/public-holidays.ts';
import { campWeeksOf, daysWithoutLessons } from './holidays.ts';
import type { Random } from './random.ts';
import type { Activity } from './shop.ts';
import type { Plan } from './slot.ts';

type Hours = Plan['hours'];

/** The first day on which a plan may start, and the day before which it must. */
export interface Season {
  readonly today: Day;
  readonly first_day: Day;
  readonly last_day: Day;
}

const CAMP_HOURS: readonly Hours[] = [
  ['09:00', '16:00'],
  ['09:00', '16:00'],
  ['09:30', '16:30'],
];
const SINGLE_HOURS: readonly Hours[] = [
  ['10:00', '12:30'],
  ['14:00', '17:00'],
  ['09:30', '16:00'],
  ['13:30', '16:30'],
];
const AFTERNOONS: readonly Hours[] = [
  ['16:15', '17:30'],
  ['17:00', '18:15'],
  ['17:45', '19:00'],
];
const FREE_DAYS: readonly Hours[] = [
  ['09:30', '11:00'],
  ['13:30', '15:00'],
  ['14:00', '15:30'],
  ['15:15', '16:45'],
];
const EVENINGS: readonly Hours[] = [
  ['18:30', '20:00'],
  ['19:30', '21:30'],
  ['12:15', '13:15'],
];

/** Returns the possible plans of an activity in a season, by its rhythm, in no particular order. */
export function plansOf(
  activity: Activity,
  { random, season }: { random: Random; season: Season },
): readonly Plan[] {
  switch (activity.rhythm) {
    case 'camp':
      return campPlans(season, random);
    case 'weekly':
      return weeklyPlans(season, { random, activity });
    case 'single':
      return singlePlans(season, { random, activity });
  }
}

function campPlans(season: Season, random: Random): readonly Plan[] {
  const weeks = yearsOf(season).flatMap(campWeeksOf);
  const fitting = weeks.filter(
    ({ days }) =>
      days.length > 2 && (days[0] ?? '') >= season.first_day && (days[0] ?? '') < season.last_day,
  );
  return fitting.map(({ days, holiday }) => ({
    days,
    period: holiday,
    hours: random.pick(CAMP_HOURS),
  }));
}

/**
 * Returns the courses of a term, on the same weekday at the same time; those of children never in
 * school holidays.
 */
function weeklyPlans(
  season: Season,
  { random, activity }: { random: Random; activity: Activity },
): readonly Plan[] {
  const adults = (activity.ages[0] ?? 0) >= 16;
  const off = new Set(yearsOf(season).flatMap(adults ? publicHolidays : daysWithoutLessons));
  const terms = yearsOf(season).flatMap(
    (year) =>
      [
        [`${year}-09-14`, `${year}-12-18`],
        [`${year}-01-11`, `${year}-04-23`],
        [`${year}-05-10`, `${year}-06-30`],
        [`${year - 1}-10-05`, `${year}-06-18`],
        ...(adults ? ([[`${year}-04-19`, `${year}-09-24`]] as const) : []),
      ] as const,
  );
  const weekdays = activity.weekdays ?? (adults ? [1, 2, 3, 4, 5] : [1, 2, 3, 3, 4, 5, 6, 6]);
  return terms.flatMap(([from, to]) => {
    const plans = random
      .shuffled(weekdays)
      .slice(0, 2)
      .map((weekday) => {
        const days = dayRange(from, to)
          .filter((day) => weekdayOf(day) === weekday && !off.has(day))
          .slice(0, 30);
        return {
          days,
          period: 'school',
          hours: activity.hours ?? weeklyHours(random, { adults, weekday }),
        };
      });
    return plans.filter(({ days }) => isRunning(days, season));
  });
}

function isRunning(days: readonly Day[], season: Season): boolean {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  return (
    days.length > 5 &&
    last > season.first_day &&
    first < season.last_day &&
    first > addMonths(season.first_day, -3)
  );
}

function weeklyHours(
  random: Random,
  { adults, weekday }: { adults: boolean; weekday: number },
): Hours {
  if (adults) return random.pick(EVENINGS);
  return random.pick(weekday === 3 || weekday === 6 ? FREE_DAYS : AFTERNOONS);
}

function singlePlans(
  season: Season,
  { random, activity }: { random: Random; activity: Activity },
): readonly Plan[] {
  const free = dayRange(season.first_day, addDays(season.last_day, -1)).filter((day) =>
    (activity.weekdays ?? [3, 6, 7]).includes(weekdayOf(day)),
  );
  return free
    .filter(() => random.chance(0.25))
    .map((day) => ({
      days: [day],
      period: 'weekend',
      hours: activity.hours ?? random.pick(SINGLE_HOURS),
    }));
}

function yearsOf({ first_day, last_day }: Season): readonly number[] {
  const first = Number(first_day.slice(0, 4));
  const last = Number(last_day.slice(0, 4));
  return Array.from({ length: last - first + 2 }, (_, index) => first + index);
}
