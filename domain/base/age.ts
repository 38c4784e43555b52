import type { Day } from './calendar.ts';
import { knownDay } from './calendar.ts';

/**
 * The age in full years on a day, by birthdays. Somebody born on 29 February has the birthday on 1 March in common years.
 * Below 0 before birth. Refuses days that do not exist (RangeError).
 */
export function ageOn(birthdate: Day, day: Day): number {
  const birth = knownDay(birthdate);
  const on = knownDay(day);
  const hadBirthday = on.month > birth.month || (on.month === birth.month && on.day >= birth.day);
  return on.year - birth.year - (hadBirthday ? 0 : 1);
}
