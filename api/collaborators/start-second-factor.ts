import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

/**
 * Returns a fresh secret for an authenticator app, with its QR code. Nothing is saved until it is
 * confirmed with a code.
 */
export const startSecondFactor = endpoint({
  method: 'POST',
  path: '/api/back-office/account/second-factor/start',
  who: 'collaborator',
  while_pending: ['SECOND_FACTOR'],
  summary: 'Makes a secret for a second factor; it is not in force yet.',
  request: z.object({}),
  answer: z.object({ secret: z.string(), uri: z.string(), /** An SVG document. */ qr: z.string() }),
  errors: [],
  recent_password: 'always',
});
