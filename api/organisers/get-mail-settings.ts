import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mailSettings } from './mail-shapes.ts';

/** Returns the settings for sending e-mails, without the password. */
export const getMailSettings = endpoint({
  method: 'GET',
  path: '/api/back-office/settings/mails',
  who: 'organiser-account.read',
  summary: 'Shows through which server and from whom e-mails are sent.',
  request: z.object({}),
  answer: mailSettings,
  errors: [],
});
