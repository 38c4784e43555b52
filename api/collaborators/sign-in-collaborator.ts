import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, email } from '../general/shapes.ts';
import { password } from '../sign-in/shapes.ts';
import { recoveryCode, totpCode } from './session-shapes.ts';

/**
 * Signs a collaborator in to the back-office. Refuses SIGN_IN_WRONG, and TOTP_REQUIRED, TOTP_WRONG
 * or RECOVERY_CODE_WRONG when a second factor is set. If the address and password belong to several
 * organisers, nobody is signed in and `organisers` offers the choice.
 */
export const signInCollaborator = endpoint({
  method: 'POST',
  path: '/api/back-office/auth/login',
  who: 'visitor',
  summary: 'Signs a collaborator in, with password and, where it is set, second factor.',
  request: z.object({
    email,
    password,
    totp: totpCode.nullable().default(null),
    /** In place of the code, for a collaborator who lost the second factor. */
    recovery_code: recoveryCode.nullable().default(null),
    /** The cuid of one of the organisers offered by an earlier answer. */
    organiser: cuid.nullable().default(null),
  }),
  answer: z.object({
    signed_in: z.boolean(),
    organisers: z.array(z.object({ cuid, name: z.string() })),
    /** The number of recovery codes left, when one was used. */
    recovery_codes: z.int().nullable(),
  }),
  errors: [
    'SIGN_IN_WRONG',
    'TOTP_REQUIRED',
    'TOTP_WRONG',
    'RECOVERY_CODE_WRONG',
    'PASSKEY_REQUIRED',
  ],
  limit: 'sign-in',
});
