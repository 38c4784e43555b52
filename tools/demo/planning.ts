import { addClosedPeriods } from './closed-periods.ts';
import { addDateConfigurations } from './date-configurations.ts';
import type { Shop } from './shop.ts';
import { addWeekOfCourts } from './week-of-courts.ts';

/**
 * Adds the planning of L’Éclaircie: templates of dates, a week in which it is closed, and a page
 * with the week of a room.
 */
export function addPlanning(shop: Shop): void {
  addDateConfigurations(shop);
  addClosedPeriods(shop);
  addWeekOfCourts(shop);
}
