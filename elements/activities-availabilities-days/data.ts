import { type DataNeed, need, type Where } from '../element.ts';
import { calendarRequest, daysRequest } from './days-request.ts';
import type { Settings } from './settings.ts';

export const data = (settings: Settings, { params, search }: Where): readonly DataNeed[] => {
  const activity = params['activity'] ?? '';
  const page_size = settings['page-size'];
  const dates = need('listAvailabilityDates', daysRequest(activity, { search, page_size }));
  return settings.calendar
    ? [dates, need('listAvailabilityDays', calendarRequest(activity))]
    : [dates];
};
