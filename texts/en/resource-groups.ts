import type { errors as french } from '../fr/resource-groups.ts';

export const errors: typeof french = {
  RESOURCE_GROUP_NOT_FOUND: 'This group of resources does not exist (any more).',
};
