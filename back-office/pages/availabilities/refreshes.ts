/** The lists that show availabilities and are refetched after one changed. */
export const AVAILABILITY_LISTS = [
  'listOfficeAvailabilities',
  'listCalendarDates',
  'getOfficeAvailability',
  'listOfficeActivities',
] as const;

/** What says who of the team is where. */
export const PEOPLE_OF_AVAILABILITY = [
  'listAvailabilityCollaborators',
  'getAvailabilityExclusions',
] as const;
