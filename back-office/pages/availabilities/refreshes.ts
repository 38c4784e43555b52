/** The lists that show availabilities and are refetched after one changed. */
export const AVAILABILITY_LISTS = [
  'listOfficeAvailabilities',
  'listCalendarDates',
  'getOfficeAvailability',
  'listOfficeActivities',
] as const;
