import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/** Takes a picture of at most 10 MB as the logo, drawn anew. Refuses what cannot be read as one. */
export const uploadLogo = endpoint({
  method: 'POST',
  path: '/api/back-office/settings/logo',
  who: 'organiser-account.update',
  summary: 'Uploads the logo, as base64.',
  request: z.object({ name: z.string().trim().min(1).max(200), data: z.base64().min(1) }),
  answer: z.object({ logo_url: z.string(), message: z.string().nullable() }),
  errors: ['FILE_NOT_AN_IMAGE', 'FILE_TOO_LARGE'],
  body_limit: 14_500_000,
});
