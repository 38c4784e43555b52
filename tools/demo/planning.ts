import { addClosedPeriods } from './closed-periods.ts';
import { addDateConfigurations } from './date-configurations.ts';
import type { Shop } from './shop.ts';

/** Adds the planning of L’Éclaircie: templates of dates, and a week in which it is closed. */
export function addPlanning(shop: Shop): void {
  addDateConfigurations(shop);
  addClosedPeriods(shop);
}
