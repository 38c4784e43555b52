import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import type { Outside } from './outside.ts';
import type { SiteAddress } from '@ribambelle/domain/website/host-checks.ts';
import type { HostPort } from './host-port.ts';
import { mollieProvider } from './mollie-provider.ts';
import { stripeProvider } from './stripe-provider.ts';
import { httpHosts } from './http-hosts.ts';
import { sandboxProvider } from './sandbox-port.ts';
import { type PlatformSender, smtpMail } from './smtp-mail.ts';

const MOLLIE = 'https://api.mollie.com';
const STRIPE = 'https://api.stripe.com';
/** The patience with a payment provider, while a family waits for its page. */
const timeoutMs = 10_000;

/** The addresses of providers' servers; their own where left out. */
export interface ProviderUrls {
  readonly mollie?: string;
  readonly stripe?: string;
}

/**
 * Creates the real outside world: e-mail by SMTP, through the platform's server when an address is
 * given; payment providers, and the built-in sandbox.
 */
export function createOutside(input: {
  pool: pg.Pool;
  clock: Clock;
  smtpUrl: string | null;
  privateMailHosts: readonly string[];
  siteAddress: SiteAddress;
  bounceDomain: string | null;
  mailSender: PlatformSender;
  /** The servers of providers, where they are not their own: stand-ins of a test. */
  providerUrls: ProviderUrls;
  /** The check of host names, where it is not that of the internet: a stand-in of a test. */
  hosts: HostPort | null;
}): Outside {
  const { smtpUrl, privateMailHosts, siteAddress, bounceDomain, providerUrls } = input;
  const { mailSender: sender } = input;
  const url = smtpUrl === '' ? null : smtpUrl;
  return {
    mail: smtpMail({ url, privateHosts: privateMailHosts, bounceDomain, sender }),
    hosts: input.hosts ?? httpHosts({ said: siteAddress }),
    payments: {
      sandbox: sandboxProvider(input.pool),
      mollie: mollieProvider({ serverUrl: providerUrls.mollie ?? MOLLIE, timeoutMs }),
      stripe: stripeProvider({ address: providerUrls.stripe ?? STRIPE, timeoutMs }),
    },
  };
}
