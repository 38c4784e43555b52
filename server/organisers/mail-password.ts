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
 * Whether the kept password serves for what is wished: true for the kept one, false where none is needed or another one is given.
 * Refuses MAIL_PASSWORD_REQUIRED where there is none, or where the kept one would go to another server or account than its own.
 */
export function usesKeptPassword(wish: Wish, kept: MailSettings): boolean {
  if (wish.host === '' || wish.username === '' || (wish.password ?? '') !== '') return false;
  if (kept.password === null || !isSameServer(wish, kept))
    refuse('MAIL_PASSWORD_REQUIRED', { password: 'MAIL_PASSWORD_REQUIRED' });
  return true;
}
