import { DATE_CONFIGURATIONS } from './content/date-configurations.ts';
import { randomFrom } from './random.ts';
import type { Shop } from './shop.ts';

/** Adds the templates of dates of L’Éclaircie. */
export function addDateConfigurations({ organiser_id, batch }: Shop): void {
  // their own random source: later draws do not depend on their number
  const random = randomFrom('date-configurations');
  for (const { name, dates } of DATE_CONFIGURATIONS)
    batch.add('date_configurations', {
      organiser_id,
      id: random.id(),
      cuid: random.cuid(),
      name,
      dates: dates.map((date) => ({ ...date })),
    });
}
