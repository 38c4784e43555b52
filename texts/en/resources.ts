import type { errors as french } from '../fr/resources.ts';

export const errors: typeof french = {
  RESOURCE_NOT_FOUND: 'This room or equipment does not exist, or no longer.',
};
