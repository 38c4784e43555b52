import type { Day } from '../base/calendar.ts';
import { isDay } from '../base/calendar.ts';
import { canonicalInstant } from '../base/instants.ts';
import type { Decision } from '../base/refusal.ts';
import { permit, refuse } from '../base/refusal.ts';

const EARLIEST = '1900-01-01';

/**
 * Returns a birthdate as a day, from a day or a date and time as text (1 §5); for a date and time,
 * the day written in it. Refuses an invalid day, a day after `today`, and a day before 1900.
 */
export function readBirthdate(text: string, today: Day): Decision<Day, 'BIRTHDATE_INVALID'> {
  const trimmed = text.trim();
  const day = canonicalInstant(trimmed) === null ? trimmed : trimmed.slice(0, 10);
  const possible = isDay(day) && day <= today && day >= EARLIEST;
  return possible ? permit(day) : refuse('BIRTHDATE_INVALID', { birthdate: 'BIRTHDATE_INVALID' });
}
