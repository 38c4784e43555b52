/**
 * The refusals of a request that breaks a constraint which is not optional (1 §5): one code for
 * each type.
 */
export const CONSTRAINT_ERRORS = [
  'CONSTRAINT_REGISTRATIONS_MINIMUM',
  'CONSTRAINT_REGISTRATIONS_MAXIMUM',
  'CONSTRAINT_LOCATIONS_MINIMUM',
  'CONSTRAINT_LOCATIONS_MAXIMUM',
] as const;
