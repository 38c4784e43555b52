/** Why a request is refused that breaks a constraint which is not optional (1 §5): one code a type. */
export const CONSTRAINT_ERRORS = [
  'CONSTRAINT_REGISTRATIONS_MINIMUM',
  'CONSTRAINT_REGISTRATIONS_MAXIMUM',
  'CONSTRAINT_LOCATIONS_MINIMUM',
  'CONSTRAINT_LOCATIONS_MAXIMUM',
] as const;
