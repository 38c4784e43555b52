/** The lists with availabilities, refetched after one changed. */
export const AVAILABILITY_LISTS = [
  'listOfficeAvailabilities',
  'listCalendarDates',
  'getOfficeAvailability',
  'listOfficeActivities',
] as const;

/** The calls that show which collaborators are on which dates. */
export const PEOPLE_OF_AVAILABILITY = [
  'listAvailabilityCollaborators',
  'getAvailabilityExclusions',
] as const;
