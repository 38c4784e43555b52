import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Outside } from './outside.ts';
import type { SiteAddress } from '@ribambelle/domain/website/host-checks.ts';
import { httpHosts } from './http-hosts.ts';
import { sandboxProvider } from './sandbox-port.ts';
import { smtpMail } from './smtp-mail.ts';

/**
 * Creates the real outside world: e-mail by SMTP, through the platform's server when an address is
 * given; the built-in sandbox provider.
 */
export function createOutside(input: {
  pool: pg.Pool;
  clock: Clock;
  smtpUrl: string | null;
  privateMailHosts: readonly string[];
  siteAddress: SiteAddress;
  bounceDomain: string | null;
}): Outside {
  const { smtpUrl, privateMailHosts, siteAddress, bounceDomain } = input;
  const url = smtpUrl === '' ? null : smtpUrl;
  return {
    mail: smtpMail({ url, privateHosts: privateMailHosts, bounceDomain }),
    hosts: httpHosts({ said: siteAddress }),
    payments: { sandbox: sandboxProvider(input.pool) },
  };
}
