import { getMailSettings as endpoint } from '@ribambelle/api/organisers/get-mail-settings.ts';
import { action } from '../action.ts';
import { findMailSettings, fingerprintOf, securityOf } from '../mails/index.ts';

/** Answers the mail settings; they say that there is a password, but not the password. */
export const getMailSettings = action(endpoint, async ({ db, outside }) => {
  const settings = await findMailSettings(db);
  const { host, port, username, sender_name, sender_address, reply_to } = settings;
  const { tested_with, tested_at, tested_answer } = settings;
  return {
    host,
    port,
    security: securityOf(settings.security),
    username,
    sender_name,
    sender_address,
    reply_to,
    password_kept: settings.password !== null,
    platform_delivers: outside.mail.delivers,
    tested:
      tested_at === null
        ? null
        : {
            at: tested_at,
            answer: tested_answer ?? '',
            current: tested_with === fingerprintOf(settings),
          },
  };
});
