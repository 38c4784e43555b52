/** What shows availabilities and is asked again after one changed. */
export const AVAILABILITY_LISTS = [
  'listOfficeAvailabilities',
  'listCalendarDates',
  'getOfficeAvailability',
  'listOfficeActivities',
] as const;
