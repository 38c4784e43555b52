import { asksCategories } from '../pieces/facts/says-categories.ts';
import type { WeekFilters } from '../pieces/schedule/week-requests.ts';
import type { Settings } from './settings.ts';

/** Returns the filters for an activity's dates, and asks for categories if they are shown. */
export const requestFilters = (settings: Settings, activity: string): WeekFilters => ({
  activity,
  ...asksCategories(settings['availabilities-properties']),
});
