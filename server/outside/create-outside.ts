import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Outside } from './outside.ts';
import { sandboxPort } from './sandbox-port.ts';
import { keptMail, smtpMail } from './smtp-mail.ts';

/** The real outside world: mail by SMTP when an address is given, otherwise kept; the built-in sandbox provider. */
export function createOutside(input: {
  pool: pg.Pool;
  clock: Clock;
  smtpUrl: string | null;
}): Outside {
  return {
    mail: input.smtpUrl === null || input.smtpUrl === '' ? keptMail : smtpMail(input.smtpUrl),
    payments: { sandbox: sandboxPort(input.pool) },
  };
}
