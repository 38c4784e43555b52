import { z } from 'zod';
import { collaboratorPassword } from '../collaborators/session-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { done, email, language, line, oneLine, personName } from '../general/shapes.ts';
import { maybeEmail } from '../organisers/mail-shapes.ts';
import { identityFields, paymentFields, preferenceFields } from '../organisers/office-shapes.ts';

/**
 * Makes an organiser with its host name, the usual roles and its first administrator, who is signed in. The token of a one-time address
 * is used up by it. Without an IBAN nothing can be paid by transfer yet.
 */
export const setUpOrganiser = endpoint({
  method: 'POST',
  path: '/api/back-office/setup',
  who: 'visitor',
  summary: 'Makes an organiser and its first administrator by the token of a one-time address.',
  request: z.object({
    token: line,
    organiser: z.object({
      ...identityFields,
      accent_color: preferenceFields.accent_color,
      languages: preferenceFields.languages,
      /** The address of the public site; a whole address that was pasted will do. */
      hostname: oneLine(300).min(1),
      bank_account: paymentFields.bank_account,
      /** From which address its e-mails leave; empty, until it says so in its settings, from that of the platform. */
      sender_address: maybeEmail.default(''),
    }),
    administrator: z.object({
      firstname: personName,
      lastname: personName,
      email,
      language,
      password: collaboratorPassword,
    }),
  }),
  answer: done,
  errors: [
    'SETUP_LINK_INVALID',
    'HOSTNAME_INVALID',
    'HOSTNAME_RESERVED',
    'HOSTNAME_TAKEN',
    'IBAN_INVALID',
    'COMPANY_NUMBER_INVALID',
  ],
  limit: 'sign-in',
});
