import { daysBetween } from '@ribambelle/domain/base/calendar.ts';
import { refuse } from '../refusal.ts';

const MOST_DAYS = 400;

/**
 * Refuses a last day before the first (CLOSED_PERIOD_REVERSED), and more than 400 days
 * (CLOSED_PERIOD_TOO_LONG).
 */
export function checkPeriod({
  first_day,
  last_day,
}: {
  first_day: string;
  last_day: string;
}): void {
  const days = daysBetween(first_day, last_day);
  if (days < 0) refuse('CLOSED_PERIOD_REVERSED', { last_day: 'CLOSED_PERIOD_REVERSED' });
  if (days >= MOST_DAYS) refuse('CLOSED_PERIOD_TOO_LONG', { last_day: 'CLOSED_PERIOD_TOO_LONG' });
}
