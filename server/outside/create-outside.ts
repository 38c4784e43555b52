import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Outside } from './outside.ts';
import { sandboxPort } from './sandbox-port.ts';
import { keptMail, smtpMail } from './smtp-mail.ts';

/** The real outside world: mail by SMTP when an address is given, otherwise kept; the built-in sandbox provider. */
export function createOutside(told: { pool: pg.Pool; clock: Clock; smtpUrl: string | null }): Outside {
  return {
    mail: told.smtpUrl === null || told.smtpUrl === '' ? keptMail : smtpMail(told.smtpUrl),
    payments: { sandbox: sandboxPort(told.pool) },
  };
}
