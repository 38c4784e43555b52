import { addDays, dayOf } from '@ribambelle/domain/base/days.ts';
import { randomFrom } from './random.ts';
import type { Shop } from './shop.ts';

/** Creates a holiday of L’Éclaircie: a week in which it is closed, half a year from now. */
export function addClosedPeriods({ organiser_id, batch, now }: Shop): void {
  // its own random source: later draws do not depend on it
  const random = randomFrom('closed-periods');
  const first_day = addDays(dayOf(now, 'Europe/Brussels'), 182);
  batch.add('closed_periods', {
    organiser_id,
    id: random.id(),
    cuid: random.cuid(),
    name: { fr: 'Fermeture annuelle', en: 'Annual closure' },
    first_day,
    last_day: addDays(first_day, 6),
  });
}
