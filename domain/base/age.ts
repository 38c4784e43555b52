import type { Day } from './calendar.ts';
import { isDay, knownDay, writeDay } from './calendar.ts';

/**
 * Returns the age in full years on a day, by birthdays. Somebody born on 29 February has their
 * birthday on 1 March in common years. Below 0 before birth. Refuses days that do not exist
 * (RangeError).
 */
export function ageOn(birthdate: Day, day: Day): number {
  const birth = knownDay(birthdate);
  const on = knownDay(day);
  const hadBirthday = on.month > birth.month || (on.month === birth.month && on.day >= birth.day);
  return on.year - birth.year - (hadBirthday ? 0 : 1);
}

/**
 * Returns the latest birthdate of somebody who is at least `age` years old on a day. Refuses a day
 * that does not exist (RangeError).
 */
export function bornByFor(age: number, day: Day): Day {
  const on = knownDay(day);
  const birthday = writeDay({ ...on, year: on.year - age });
  // 29 February, when that year is a common year
  return isDay(birthday) ? birthday : writeDay({ ...on, year: on.year - age, day: 28 });
}
