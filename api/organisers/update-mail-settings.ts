import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyFieldOf, version } from '../general/versions.ts';
import { done } from '../general/shapes.ts';
import { mailSettingsToKeep } from './mail-shapes.ts';

/**
 * Changes the settings for sending e-mails. Refuses MAIL_HOST_PRIVATE for a host that leads into
 * the server's own network, and MAIL_PASSWORD_REQUIRED when somebody signs in without a password,
 * or when a saved one would go to another server than the one it was given for.
 */
export const updateMailSettings = endpoint({
  method: 'PUT',
  path: '/api/back-office/settings/mails',
  who: 'organiser-account.update',
  summary: 'Changes through which server and from whom e-mails are sent.',
  request: z.object({ version, ...anyFieldOf(mailSettingsToKeep) }),
  answer: done,
  errors: ['MAIL_HOST_PRIVATE', 'MAIL_PASSWORD_REQUIRED'],
  recent_password: 'always',
});
