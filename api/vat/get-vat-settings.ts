import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { vatSettings } from './shapes.ts';

/** Returns the regime of the organiser, the categories, and the lines that have no VAT yet. */
export const getVatSettings = endpoint({
  method: 'GET',
  path: '/api/back-office/settings/vat',
  who: 'organiser-payments.read',
  summary: 'Shows the VAT settings.',
  request: z.object({}),
  answer: vatSettings,
  errors: [],
});
