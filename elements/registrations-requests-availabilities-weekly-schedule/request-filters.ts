import { asksCategories } from '../pieces/facts/says-categories.ts';
import type { WeekFilters } from '../pieces/schedule/week-requests.ts';
import type { Settings } from './settings.ts';

/** The dates of an activity, with what is said of them. */
export const requestFilters = (settings: Settings, activity: string): WeekFilters => ({
  activity,
  ...asksCategories(settings['availabilities-properties']),
});
