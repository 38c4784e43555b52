export const errors = {
  LOCATION_NOT_FOUND: 'This location does not exist (any more).',
  LOCATION_IN_USE:
    'Dates take place here: this location cannot be deleted. You can make it inactive.',
};
