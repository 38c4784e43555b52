import { updateMailSettings as endpoint } from '@ribambelle/api/organisers/update-mail-settings.ts';
import { preparedAction } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
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
  async ({ db, prepared: isPrivate, request, organiser, collaborator, vault, address, now }) => {
    if (isPrivate) refuse('MAIL_HOST_PRIVATE', { host: 'MAIL_HOST_PRIVATE' });
    const organiser_id = organiser.id;
    const before = await lockOrganiser(db, organiser_id);
    const { version, password: newPassword = null, ...changes } = request;
    await requireVersion(db, { organiser_id, record: before, read: version });
    const settings = await findMailSettings(db, organiser_id);
    const { host, port, username, sender_name, sender_address, reply_to } = settings;
    const security = securityOf(settings.security);
    const was = { host, port, security, username, sender_name, sender_address, reply_to };
    const wish = withChanges(was, changes);
    const keepsPassword = usesKeptPassword({ ...wish, password: newPassword }, settings);
    const values = { ...wish, username: wish.host === '' ? '' : wish.username };
    const typedPassword = values.username === '' ? null : newPassword;
    const sealedPassword =
      typedPassword === null ? null : vault.seal(typedPassword, aboutMailPassword(organiser_id));
    const password = keepsPassword ? settings.password : sealedPassword;
    await saveMailSettings(db, { organiser_id, values: { ...values, password }, now });
    const own_mail_server = values.host !== '';
    await saveSettings(db, {
      organiser_id,
      values: { own_mail_server, version: before.version + 1 },
      now,
    });
    const hidden = (one: string | null) => (one === null ? '' : HIDDEN);
    const ofPassword = { password: { from: hidden(settings.password), to: hidden(password) } };
    const audit = {
      action: 'organiser-account.update' as const,
      entity: 'organisers',
      entity_cuid: organiser.cuid,
      summary: organiser.name,
      changes: {
        ...changesBetween(was, values),
        ...(password === settings.password ? {} : ofPassword),
      },
      record: before,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    await recordSecurityEvent(db, {
      organiser_id,
      type: 'mail-server.changed',
      actor: collaboratorActor(collaborator),
      address,
      details: { from: host, to: values.host },
      now,
    });
    return { message: null };
  },
);
