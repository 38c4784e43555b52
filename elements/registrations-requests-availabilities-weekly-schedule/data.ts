import { type DataNeed, need, pageNeeds, type Where } from '../element.ts';
import { dayOfSearch, offeredRequest, weekRequest } from '../pieces/schedule/week-requests.ts';
import { requestFilters } from './request-filters.ts';
import type { Settings } from './settings.ts';

/**
 * Requests the activity that the path names, its tiers and constraints, and its week; without it
 * there is no page.
 */
export const data = (settings: Settings, { params, search }: Where): readonly DataNeed[] => {
  const activity = params['activity'] ?? '';
  const filters = requestFilters(settings, activity);
  return [
    pageNeeds('getActivity', { activity }),
    pageNeeds('getRegistrationsRequestsConfiguration', { activity }),
    need('listAvailabilityDates', weekRequest(filters, dayOfSearch(search))),
    need('listAvailabilityDays', offeredRequest(filters)),
  ];
};
