/** The reasons for refusing the sale of a membership, whoever sells it. */
export const MEMBERSHIP_ERRORS = [
  'MEMBERSHIP_NOT_FOUND',
  'MEMBERSHIP_OVER',
  'MEMBERSHIP_ALREADY_HELD',
  'MEMBERSHIP_FOR_PARTICIPANT',
  'MEMBERSHIP_START_NOT_POSSIBLE',
] as const;
