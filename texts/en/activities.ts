export const errors = {
  ACTIVITY_NOT_FOUND: 'This activity does not exist or is no longer offered.',
};
