import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { vatCategory } from './shapes.ts';

/**
 * Gives the organiser's default to the lines that have no VAT, once and for all: the first ones at
 * once, many more in the background. Refuses another default than the one that was shown.
 */
export const confirmOldLines = endpoint({
  method: 'POST',
  path: '/api/back-office/settings/vat/old-lines',
  who: 'organiser-payments.update',
  summary: 'Gives old lines their VAT.',
  request: z.object({ vat_category: vatCategory }),
  answer: z.object({
    /** The lines that have it now; the others follow. */
    count: z.int(),
    remaining: z.int(),
    ...done.shape,
  }),
  errors: ['VAT_REGIME_UNSAID', 'VAT_DEFAULT_CHANGED'],
  recent_password: 'always',
});
