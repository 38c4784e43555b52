import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { keptEmail } from '@ribambelle/domain/base/email.ts';
import { Refusal } from '@ribambelle/database/refusal.ts';

export interface StartSettings {
  port: number;
  backOfficePort: number;
  /** The folder of the embedded database. */
  dataDir: string;
  /** The address of an external server, or null for the embedded one. */
  databaseUrl: string | null;
  /** A login of the application, when the owner of the external database may not create one. */
  appDatabaseUrl: string | null;
  /** The keys that seal secrets in the database: the present one, and older ones after commas. */
  secretKey: string | null;
  smtpUrl: string | null;
  /** Hosts in the server's own network that organisers may name as their mail servers. */
  privateMailHosts: readonly string[];
  /**
   * The names and addresses at which the server is reached from outside, to which host names of
   * organisers must lead.
   */
  siteAddress: readonly string[];
  /** The origin at which staff reach the back-office; null for this machine's own. */
  backOfficeOrigin: string | null;
  /** The destination of delivery reports of e-mails; null for none. */
  mailReports: { readonly domain: string; readonly secret: string } | null;
  /** The platform's own sender of e-mails, and the name of its servers for SPF; null for none. */
  mailSender: { readonly address: string | null; readonly spf_include: string | null };
  /** The servers of payment providers, where they are not their own: stand-ins, for trials. */
  providerUrls: { readonly mollie?: string; readonly stripe?: string };
  limitsOff: boolean;
  /**
   * True when a proxy that ends TLS is in front of us: its X-Forwarded-Proto and X-Forwarded-For
   * are trusted.
   */
  behindProxy: boolean;
  /** True when an empty database is filled with the demo organisers. */
  demo: boolean;
  /** True when anybody who opens the back-office may create an organiser. */
  selfSetup: boolean;
  /** Seconds for which browsers that came by https use nothing else; 0 promises nothing. */
  hstsSeconds: number;
  /** The number of serving processes. */
  workers: number;
  /** The folder of nightly backups, their time (Brussels), and the number kept; null for none. */
  backups: { readonly dir: string; readonly at: string; readonly keep: number } | null;
  /** True when nightly backups that were switched on before are no longer expected. */
  backupsOff: boolean;
}

type Environment = Record<string, string | undefined>;

const ROOT = join(import.meta.dirname, '../..');

/** Reads the settings of the environment; refuses an invalid port, and one port for both sites. */
export function readStartSettings(environment: Environment): StartSettings {
  const port = readPort(environment, { name: 'PORT', usual: 3000 });
  const backOfficePort = readPort(environment, { name: 'BACK_OFFICE_PORT', usual: 3001 });
  if (port === backOfficePort)
    throw new Refusal(
      `PORT and BACK_OFFICE_PORT are both ${port}: the two sites need a port each.`,
    );
  return {
    port,
    backOfficePort,
    dataDir: resolve(ROOT, settingOf(environment, 'DATA_DIR') ?? '.data'),
    databaseUrl: settingOf(environment, 'DATABASE_URL'),
    appDatabaseUrl: settingOf(environment, 'APP_DATABASE_URL'),
    secretKey: settingOf(environment, 'SECRET_KEY'),
    smtpUrl: settingOf(environment, 'SMTP_URL'),
    privateMailHosts: readList(environment, 'PRIVATE_MAIL_HOSTS'),
    siteAddress: readList(environment, 'SITE_ADDRESS'),
    backOfficeOrigin: readUrl(environment, 'BACK_OFFICE_ORIGIN'),
    mailReports: readMailReports(environment),
    mailSender: readMailSender(environment),
    providerUrls: readProviderUrls(environment),
    limitsOff: environment['LIMITS'] === 'off',
    behindProxy: environment['BEHIND_PROXY'] === 'on',
    demo: wantsDemo(environment),
    selfSetup: allowsSelfSetup(environment),
    workers: readWorkers(environment),
    hstsSeconds: readSeconds(environment),
    backups: readBackups(environment),
    backupsOff: settingOf(environment, 'BACKUP_DIR') === 'off',
  };
}

/** Reads the addresses of stand-ins for payment providers; refuses what is no address. */
function readProviderUrls(environment: Environment): StartSettings['providerUrls'] {
  const mollie = readUrl(environment, 'MOLLIE_URL');
  const stripe = readUrl(environment, 'STRIPE_URL');
  return { ...(mollie !== null && { mollie }), ...(stripe !== null && { stripe }) };
}

function readUrl(environment: Environment, name: string): string | null {
  const text = settingOf(environment, name);
  if (text === null) return null;
  const url = URL.parse(text);
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new Refusal(`${name} is "${text}": give an address, such as http://127.0.0.1:4010.`);
}

/** Reads both or neither: an address without a way back would only lose the reports. */
function readMailReports(environment: Environment): StartSettings['mailReports'] {
  const domain = settingOf(environment, 'BOUNCE_DOMAIN')?.toLowerCase() ?? null;
  const secret = settingOf(environment, 'BOUNCE_SECRET');
  if (domain === null && secret === null) return null;
  if (domain === null || secret === null || secret.length < 16)
    throw new Refusal(
      'BOUNCE_DOMAIN and BOUNCE_SECRET go together: give both, the secret with at least 16 characters.',
    );
  return { domain, secret };
}

/** Reads the platform's sender; refuses an address or a name that could not be one. */
function readMailSender(environment: Environment): StartSettings['mailSender'] {
  const typed = settingOf(environment, 'MAIL_SENDER');
  const address = typed === null ? null : keptEmail(typed);
  if (typed !== null && address === null)
    throw new Refusal(`MAIL_SENDER is "${typed}": give an e-mail address.`);
  const spf_include = settingOf(environment, 'SPF_INCLUDE')?.toLowerCase() ?? null;
  if (spf_include !== null && !/^[a-z0-9_-]+(\.[a-z0-9_-]+)+$/.test(spf_include))
    throw new Refusal(`SPF_INCLUDE is "${spf_include}": give a name, such as spf.example.be.`);
  return { address, spf_include };
}

/** Reads words separated by commas or spaces, in lower case. */
function readList(environment: Environment, name: string): readonly string[] {
  return (settingOf(environment, name) ?? '')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
}

/**
 * True when the demo is wanted: by default only in a database of our own; elsewhere only on
 * request.
 */
function wantsDemo(environment: Environment): boolean {
  const wish = settingOf(environment, 'DEMO');
  if (wish !== null && wish !== 'on' && wish !== 'off')
    throw new Refusal(`DEMO is "${wish}": give on or off.`);
  return wish === null ? settingOf(environment, 'DATABASE_URL') === null : wish === 'on';
}

/**
 * True when self-setup is allowed: by default on a server for trying things out; elsewhere only on
 * request.
 */
function allowsSelfSetup(environment: Environment): boolean {
  const wish = settingOf(environment, 'SELF_SETUP');
  if (wish !== null && wish !== 'on' && wish !== 'off')
    throw new Refusal(`SELF_SETUP is "${wish}": give on or off.`);
  return wish === null
    ? settingOf(environment, 'DATABASE_URL') === null && wantsDemo(environment)
    : wish === 'on';
}

/**
 * Reads the number of workers: by default one per core, up to four, as more would only wait for the
 * same database.
 */
function readWorkers(environment: Environment): number {
  const text = settingOf(environment, 'WORKERS') ?? String(Math.min(4, availableParallelism()));
  const workers = Number(text);
  if (/^\d+$/.test(text) && workers >= 1 && workers <= 64) return workers;
  throw new Refusal(`WORKERS is "${text}": give how many processes serve, from 1 to 64.`);
}

function readSeconds(environment: Environment): number {
  const text = settingOf(environment, 'HSTS_SECONDS') ?? '31536000';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new Refusal(`HSTS_SECONDS is "${text}": give a number of seconds, 0 for none.`);
}

function readBackups(environment: Environment): StartSettings['backups'] {
  const dir = settingOf(environment, 'BACKUP_DIR');
  if (dir === null || dir === 'off') return null;
  const at = settingOf(environment, 'BACKUP_AT') ?? '03:30';
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(at))
    throw new Refusal(`BACKUP_AT is "${at}": give a time of the night, such as 03:30.`);
  const keep = settingOf(environment, 'BACKUP_KEEP') ?? '14';
  if (!/^[1-9]\d{0,2}$/.test(keep))
    throw new Refusal(`BACKUP_KEEP is "${keep}": give how many backups stay, from 1 to 999.`);
  return { dir: resolve(ROOT, dir), at, keep: Number(keep) };
}

function readPort(
  environment: Environment,
  { name, usual }: { name: string; usual: number },
): number {
  const text = settingOf(environment, name) ?? String(usual);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Refusal(`${name} is "${text}", which is not a port: give a number from 1 to 65535.`);
}

function settingOf(environment: Environment, name: string): string | null {
  const value = environment[name]?.trim() ?? '';
  return value === '' ? null : value;
}
