import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';
import { usedCredential } from './passkey-shapes.ts';

/**
 * Signs a collaborator in with a passkey alone: it proves the device and, by finger, face or PIN,
 * the person, and so counts as password and second factor. Refuses PASSKEY_UNKNOWN, whatever was
 * wrong.
 */
export const signInWithPasskey = endpoint({
  method: 'POST',
  path: '/api/back-office/auth/passkey',
  who: 'visitor',
  summary: 'Signs a collaborator in with a passkey.',
  request: z.object({ credential: usedCredential }),
  answer: done,
  errors: ['PASSKEY_UNKNOWN'],
  limit: 'sign-in',
});
