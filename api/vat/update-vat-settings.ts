import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { vatFields } from './shapes.ts';

/**
 * Says or changes the organiser's regime and its default; lines from then on have VAT. Refuses a
 * regime without a default, and categories that the regime does not allow, also those that things
 * on sale have chosen.
 */
export const updateVatSettings = endpoint({
  method: 'PUT',
  path: '/api/back-office/settings/vat',
  who: 'organiser-payments.update',
  summary: 'Changes the VAT settings.',
  request: z.object({ version, ...anyFieldOf(vatFields) }),
  answer: done,
  errors: ['VAT_REGIME_UNSAID', 'VAT_CATEGORY_NOT_ALLOWED', 'VAT_CATEGORIES_IN_USE'],
  recent_password: 'always',
});
