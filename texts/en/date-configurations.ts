import type { errors as french } from '../fr/date-configurations.ts';

export const errors: typeof french = {
  DATE_CONFIGURATION_NOT_FOUND: 'This date template does not exist (any more).',
};
