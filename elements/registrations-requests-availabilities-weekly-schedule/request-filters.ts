import { asksCategories } from '../pieces/facts/says-categories.ts';
import type { WeekFilters } from '../pieces/schedule/week-requests.ts';
import type { Settings } from './settings.ts';

/** Returns the request for the dates of an activity, with the facts to show. */
export const requestFilters = (settings: Settings, activity: string): WeekFilters => ({
  activity,
  ...asksCategories(settings['availabilities-properties']),
});
