import type { Day } from '@ribambelle/domain/base/calendar.ts';
import { addDays, dayOf } from '@ribambelle/domain/base/days.ts';
import { instantOfMillis } from '@ribambelle/domain/base/instants.ts';
import { ZONE } from './shop.ts';

/** The day so many days from now where the demo is, today unless said, earlier when negative: UTC has another one around midnight. */
export function dayAhead(days = 0): Day {
  return addDays(dayOf(instantOfMillis(Date.now()), ZONE), days);
}
