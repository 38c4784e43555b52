import { sendTestMail as endpoint } from '@ribambelle/api/organisers/send-test-mail.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { randomUUID } from 'node:crypto';
import { action } from '../action.ts';
import {
  findMailSettings,
  findSigningKey,
  fingerprintOf,
  type MailRoute,
  openPassword,
  routeOf,
  saveMailSettings,
} from '../mails/index.ts';
import { type Mail, MailNotTaken } from '../outside/mail-port.ts';
import type { Outside } from '../outside/outside.ts';
import { refuse } from '../refusal.ts';
import { usesKeptPassword } from './mail-password.ts';

/** Hands over a test e-mail after the commit, and remembers when a server took it. */
export const sendTestMail = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, outside, vault, origin, language, now } = context;
  if (request.host === '' && !outside.mail.delivers) refuse('MAIL_SERVER_MISSING');
  const settings = await findMailSettings(db);
  const signing = await findSigningKey(db, { organiser, vault });
  const typedPassword = request.password ?? '';
  const password = usesKeptPassword(request, settings)
    ? () => openPassword(settings, { organiser, vault })
    : () => typedPassword;
  const { test_subject, test_text } = textsFor(language).mails;
  const words = { subject: test_subject(organiser.name), text: test_text(organiser.name) };
  context.afterCommit(async (_, inTenant) => {
    const { sender_address: platform_address } = outside.mail;
    const route = () =>
      routeOf(request, { organiser, origin, platform_address, signing, password: password() });
    const result = await tryMail(outside, { route, to: collaborator.email, ...words });
    if (result.accepted)
      await inTenant(async (later) => {
        const { answer } = result;
        const values = { tested_with: fingerprintOf(request), tested_at: now };
        await saveMailSettings(later, { values: { ...values, tested_answer: answer }, now });
      });
    return result;
  });
  return { accepted: false, failure: null, answer: '' };
});

async function tryMail(
  outside: Outside,
  input: { route: () => MailRoute } & Pick<Mail, 'to' | 'subject' | 'text'>,
) {
  const { route: find, ...words } = input;
  try {
    const { server, ...route } = find();
    const hostname = route.from.address.split('@')[1] ?? 'localhost';
    const answer = await outside.mail.send(
      {
        ...route,
        ...words,
        html: '',
        return_path: null,
        attachments: [],
        unsubscribe: null,
        message_id: `<${randomUUID()}@${hostname}>`,
      },
      server,
    );
    return { accepted: true, failure: null, answer };
  } catch (error) {
    if (!(error instanceof MailNotTaken)) throw error;
    return { accepted: false, failure: error.failure, answer: error.message };
  }
}
