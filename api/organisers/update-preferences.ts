import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { done } from '../general/shapes.ts';
import { preferenceFields } from './office-shapes.ts';

/** Changes accent, languages and cart time. Refuses a main language that is not offered. */
export const updatePreferences = endpoint({
  method: 'PUT',
  path: '/api/back-office/settings/preferences',
  who: 'organiser-preferences.update',
  summary: 'Changes look and behaviour of the shop.',
  request: z.object({ version, ...anyFieldOf(preferenceFields) }),
  answer: done,
  errors: ['LANGUAGE_NOT_OFFERED'],
});
