import { senderOf } from '@ribambelle/domain/sender-domains/sender-of.ts';
import { createHash } from 'node:crypto';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { type Mail, MailNotTaken, type MailServer, type SigningKey } from '../outside/mail-port.ts';
import type { Outside } from '../outside/outside.ts';
import { aboutMailPassword } from '../vault/mail-password.ts';
import type { Vault } from '../vault/vault.ts';
import { findMailSettings, type MailSettings } from './mail-settings-store.ts';
import { findSenderDomain } from './sender-domain-store.ts';
import { openSenderKey } from './sender-key.ts';

/**
 * The way by which an e-mail leaves: its sender, the address for answers, the key that signs it,
 * and its server (null: the platform's).
 */
export interface MailRoute extends Pick<Mail, 'from' | 'reply_to' | 'signing'> {
  readonly server: MailServer | null;
}

type Settings = Omit<MailSettings, 'tested_with' | 'tested_at' | 'tested_answer'>;

/** True when e-mails leave: the organiser has its own mail server, or the platform has one. */
export function deliversMails(organiser: Organiser, outside: Outside): boolean {
  return organiser.own_mail_server || outside.mail.delivers;
}

/**
 * Reads the way by which an organiser's e-mails leave; throws MailNotTaken when the password of its
 * server can no longer be opened.
 */
export async function readMailRoute(
  db: Db,
  input: { organiser: Organiser; origin: string; vault: Vault; outside: Outside },
): Promise<MailRoute> {
  const settings = await findMailSettings(db);
  const { outside, ...rest } = input;
  return routeOf(settings, {
    ...rest,
    platform_address: outside.mail.sender_address,
    password: openPassword(settings, input),
    signing: settings.host === '' ? await findSigningKey(db, input) : null,
  });
}

/**
 * Finds the key that signs the e-mails of an organiser which leave through the platform's server;
 * null without a verified sender domain, or when its key can no longer be opened.
 */
export async function findSigningKey(
  db: Db,
  { organiser, vault }: { organiser: Organiser; vault: Vault },
): Promise<SigningKey | null> {
  const domain = await findSenderDomain(db);
  if (domain?.state !== 'VERIFIED') return null;
  return openSenderKey(domain, { vault, organiser_id: organiser.id });
}

/** Returns the way by which e-mails would leave with these settings and this password in clear. */
export function routeOf(
  settings: Omit<Settings, 'password' | 'updated_at'>,
  input: {
    organiser: Organiser;
    origin: string;
    password: string;
    platform_address: string | null;
    /** The key of the verified sender domain; null for none. */
    signing: SigningKey | null;
  },
): MailRoute {
  const { organiser, origin, password, platform_address, signing } = input;
  const { host, port, security, username, sender_name } = settings;
  const { address, reply_to, signed } = senderOf({
    address: senderAddressOf(settings, organiser),
    reply_to: settings.reply_to,
    own_server: host !== '',
    verified_domain: signing?.domain ?? null,
    platform_address,
    nameless_address: `noreply@${new URL(origin).hostname}`,
  });
  return {
    from: { name: sender_name || organiser.name, address },
    reply_to,
    signing: signed ? signing : null,
    server: host === '' ? null : { host, port, security: securityOf(security), username, password },
  };
}

/** Returns the address of an organiser as the sender of its e-mails; empty for none. */
export function senderAddressOf(
  { sender_address }: Pick<MailSettings, 'sender_address'>,
  { email }: Pick<Organiser, 'email'>,
): string {
  return sender_address || email;
}

/** Returns the password of an organiser's mail server in clear; empty for none. */
export function openPassword(
  { password }: Pick<MailSettings, 'password'>,
  { organiser, vault }: { organiser: Organiser; vault: Vault },
): string {
  if (password === null) return '';
  const plainPassword = vault.open(password, aboutMailPassword(organiser.id));
  if (plainPassword === null) throw new MailNotTaken('PASSWORD_LOST', '');
  return plainPassword;
}

/**
 * Returns a fingerprint of the way by which e-mails leave, so that it is known whether a test was
 * made with the saved settings.
 */
export function fingerprintOf(settings: Omit<Settings, 'password' | 'updated_at'>): string {
  const { host, port, security, username, sender_address } = settings;
  const facts = host === '' ? [sender_address] : [host, port, security, username, sender_address];
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url');
}

/**
 * True when both name the same account of the same server, reached in the same way: a password for
 * one is a password for the other.
 */
export function isSameServer(
  one: Pick<Settings, 'host' | 'port' | 'security' | 'username'>,
  other: Pick<Settings, 'host' | 'port' | 'security' | 'username'>,
): boolean {
  return (['host', 'port', 'security', 'username'] as const).every(
    (name) => one[name] === other[name],
  );
}

/** Returns the security of a connection from its saved text. */
export function securityOf(text: string): MailServer['security'] {
  return text === 'TLS' || text === 'NONE' ? text : 'STARTTLS';
}
