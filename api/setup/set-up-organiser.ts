import { z } from 'zod';
import { collaboratorPassword } from '../collaborators/session-shapes.ts';
import { endpoint } from '../endpoint.ts';
import { done, email, language, line, oneLine, personName } from '../general/shapes.ts';
import { maybeEmail } from '../organisers/mail-shapes.ts';
import { identityFields, paymentFields, preferenceFields } from '../organisers/office-shapes.ts';

/**
 * Creates an organiser with its host name, the usual roles and its first administrator, who is
 * signed in. This uses up the token of the one-time address. Without an IBAN nothing can be paid by
 * transfer yet.
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
      /** The address of the public site; a whole pasted address is accepted. */
      hostname: oneLine(300).min(1),
      bank_account: paymentFields.bank_account,
      /**
       * The address from which its e-mails are sent; if empty, that of the platform until its
       * settings say otherwise.
       */
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
