import { isSameServer, type MailSettings } from '../mails/index.ts';
import { refuse } from '../refusal.ts';

interface Wish {
  readonly host: string;
  readonly port: number;
  readonly security: string;
  readonly username: string;
  readonly password: string | null;
}

/**
 * True when the wished settings use the kept password; false when they need none or bring another
 * one. Refuses MAIL_PASSWORD_REQUIRED when there is none, or when the kept one would go to a server
 * or account other than its own.
 */
export function usesKeptPassword(wish: Wish, settings: MailSettings): boolean {
  if (wish.host === '' || wish.username === '' || (wish.password ?? '') !== '') return false;
  if (settings.password === null || !isSameServer(wish, settings))
    refuse('MAIL_PASSWORD_REQUIRED', { password: 'MAIL_PASSWORD_REQUIRED' });
  return true;
}
