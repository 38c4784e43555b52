import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done } from '../general/shapes.ts';

/** Switches the e-mails about new registrations on or off for the signed-in collaborator. */
export const updateOwnRegistrationMails = endpoint({
  method: 'PUT',
  path: '/api/back-office/account/registration-mails',
  who: 'collaborator',
  summary: 'Switches the collaborator’s own e-mails about new registrations on or off.',
  request: z.object({ registration_mails: z.boolean() }),
  answer: done,
  errors: [],
});
