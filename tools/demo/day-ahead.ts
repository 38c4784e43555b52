import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { addDays, dayOf } from '@ribambelle/domain/base/days.ts';
import { instantOfMillis } from '@ribambelle/domain/base/instants.ts';
import { ZONE } from './shop.ts';

/**
 * Returns the day a number of days from today where the demo is (earlier when negative); in UTC it
 * is another one around midnight.
 */
export function dayAhead(days = 0): Day {
  return addDays(dayOf(instantOfMillis(Date.now()), ZONE), days);
}
