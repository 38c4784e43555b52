import { z } from 'zod';
import { oneLine } from '../general/shapes.ts';
import { endpoint } from '../endpoint.ts';

/** Deletes the account: personal data goes, registrations and money stay (1 §7). `confirmation`, when sent, must be the full name (1 §5). */
export const deleteSession = endpoint({
  method: 'DELETE',
  path: '/api/session',
  who: 'customer',
  summary: 'Deletes the signed-in customer’s account and personal data.',
  request: z.object({ confirmation: oneLine(400).nullable().default(null) }),
  answer: z.object({ message: z.string() }),
  errors: ['CONFIRMATION_MISMATCH'],
  recent_password: 'always',
});
