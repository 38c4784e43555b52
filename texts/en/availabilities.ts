export const errors = {
  AVAILABILITY_NOT_FOUND: 'This availability does not exist or is no longer offered.',
};
