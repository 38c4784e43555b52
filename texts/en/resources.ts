import type { errors as french } from '../fr/resources.ts';

export const errors: typeof french = {
  RESOURCE_NOT_FOUND: 'This room or equipment does not exist, or no longer.',
  RESOURCE_WITHDRAWN: 'This room or equipment can no longer be booked online.',
  RESOURCE_TAKEN: 'This time was taken a moment ago. Please choose another.',
  RESOURCE_IN_USE: 'It has been booked: take it off the site rather than delete it.',
  SPAN_TOO_LONG: 'Please ask for fewer days at a time.',
};
