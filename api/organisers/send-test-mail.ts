import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { mailSettingsToKeep, mailTest } from './mail-shapes.ts';

/**
 * Sends a test e-mail to the caller's own address with the given settings, saved or not, and
 * returns the server's answer, within ten seconds. Refuses MAIL_PASSWORD_REQUIRED as saving them
 * does, and MAIL_SERVER_MISSING when neither they nor the platform name a server.
 */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/back-office/settings/mails/test',
  who: 'organiser-account.update',
  summary: 'Sends a test e-mail to the caller and shows what the mail server said.',
  request: z.object(mailSettingsToKeep),
  answer: mailTest,
  errors: ['MAIL_PASSWORD_REQUIRED', 'MAIL_SERVER_MISSING'],
  limit: 'test-mail',
});
