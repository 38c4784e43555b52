import { updateMailSettings as endpoint } from '@ribambelle/api/organisers/update-mail-settings.ts';
import { preparedAction } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { findMailSettings, saveMailSettings, securityOf } from '../mails/index.ts';
import { refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { aboutMailPassword } from '../vault/mail-password.ts';
import { usesKeptPassword } from './mail-password.ts';
import { lockOrganiser, saveSettings } from './settings-store.ts';

/** The text that the audit log shows in place of a password. */
const HIDDEN = '••••';

/**
 * Saves the mail settings; the password is sealed, and without a server there is neither user nor
 * password.
 */
export const updateMailSettings = preparedAction(
  {
    endpoint,
    prepare: async ({ request: { host = '' }, outside }) =>
      host !== '' && outside.mail.isPrivate(host),
  },
  async (context) => {
    const { db, request, organiser, collaborator, vault, address, now } = context;
    const { prepared: isPrivate } = context;
    if (isPrivate) refuse('MAIL_HOST_PRIVATE', { host: 'MAIL_HOST_PRIVATE' });
    const organiser_id = organiser.id;
    const row = await lockOrganiser(db);
    const { version, password: newPassword = null, ...changes } = request;
    await requireVersion(db, { record: row, read: version });
    const settings = await findMailSettings(db);
    const { host, port, username, sender_name, sender_address, reply_to } = settings;
    const security = securityOf(settings.security);
    const before = { host, port, security, username, sender_name, sender_address, reply_to };
    const wish = withChanges(before, changes);
    const keepsPassword = usesKeptPassword({ ...wish, password: newPassword }, settings);
    const values = { ...wish, username: wish.host === '' ? '' : wish.username };
    const typedPassword = values.username === '' ? null : newPassword;
    const sealedPassword =
      typedPassword === null ? null : vault.seal(typedPassword, aboutMailPassword(organiser_id));
    const password = keepsPassword ? settings.password : sealedPassword;
    await saveMailSettings(db, { values: { ...values, password }, now });
    const own_mail_server = values.host !== '';
    await saveSettings(db, { values: { own_mail_server, version: row.version + 1 }, now });
    const hidden = (one: string | null) => (one === null ? '' : HIDDEN);
    const ofPassword = { password: { from: hidden(settings.password), to: hidden(password) } };
    await logAct(context, {
      act: 'organiser-account.update',
      noun: 'organisers',
      record: row,
      summary: organiser.name,
      before,
      after: values,
      changes: password === settings.password ? {} : ofPassword,
    });
    await recordSecurityEvent(db, {
      type: 'mail-server.changed',
      actor: collaboratorActor(collaborator),
      address,
      details: { from: host, to: values.host },
      now,
    });
    return { message: null };
  },
);
