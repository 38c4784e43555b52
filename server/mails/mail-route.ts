import { createHash } from 'node:crypto';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { type Mail, MailNotTaken, type MailServer } from '../outside/mail-port.ts';
import type { Outside } from '../outside/outside.ts';
import { aboutMailPassword } from '../vault/mail-password.ts';
import type { Vault } from '../vault/vault.ts';
import { findMailSettings, type MailSettings } from './mail-settings-store.ts';

/** By which way an e-mail leaves: from whom, where answers go, and through which server (null: the platform's). */
export interface MailRoute extends Pick<Mail, 'from' | 'reply_to'> {
  readonly server: MailServer | null;
}

type Settings = Omit<MailSettings, 'organiser_id' | 'tested_with' | 'tested_at' | 'tested_answer'>;

/** True where e-mails leave: the organiser has a mail server of its own, or the platform has one. */
export function deliversMails(organiser: Organiser, outside: Outside): boolean {
  return organiser.own_mail_server || outside.mail.delivers;
}

/** The way that an organiser's e-mails take; throws MailNotTaken when the password of its server can no longer be opened. */
export async function readMailRoute(
  db: Db,
  input: { organiser: Organiser; origin: string; vault: Vault },
): Promise<MailRoute> {
  const settings = await findMailSettings(db, input.organiser.id);
  return routeOf(settings, { ...input, password: openPassword(settings, input) });
}

/** The way that e-mails would take by these settings, with this password in clear. */
export function routeOf(
  settings: Omit<Settings, 'password' | 'updated_at'>,
  input: { organiser: Organiser; origin: string; password: string },
): MailRoute {
  const { organiser, origin, password } = input;
  const { host, port, security, username, sender_name, sender_address, reply_to } = settings;
  const name = sender_name || organiser.name;
  const address = sender_address || organiser.email || `noreply@${new URL(origin).hostname}`;
  return {
    from: { name, address },
    reply_to: reply_to === '' ? null : reply_to,
    server: host === '' ? null : { host, port, security: securityOf(security), username, password },
  };
}

/** The password of an organiser's mail server, in clear; empty for none. */
export function openPassword(
  { organiser_id, password }: Pick<MailSettings, 'organiser_id' | 'password'>,
  { vault }: { vault: Vault },
): string {
  if (password === null) return '';
  const opened = vault.open(password, aboutMailPassword(organiser_id));
  if (opened === null) throw new MailNotTaken('PASSWORD_LOST', '');
  return opened;
}

/** Tells one way from another, so that it is known whether a test was made with what is kept. */
export function fingerprintOf(settings: Omit<Settings, 'password' | 'updated_at'>): string {
  const { host, port, security, username, sender_address } = settings;
  const facts = host === '' ? [sender_address] : [host, port, security, username, sender_address];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/** True when both name the same account of the same server by the same way: a password for one is a password for the other. */
export function isSameServer(
  one: Pick<Settings, 'host' | 'port' | 'security' | 'username'>,
  other: Pick<Settings, 'host' | 'port' | 'security' | 'username'>,
): boolean {
  return (['host', 'port', 'security', 'username'] as const).every(
    (name) => one[name] === other[name],
  );
}

/** How a connection is secured, as it is kept. */
export function securityOf(text: string): MailServer['security'] {
  return text === 'TLS' || text === 'NONE' ? text : 'STARTTLS';
}
