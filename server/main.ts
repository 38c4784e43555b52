import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import type { WriteMail } from '@ribambelle/mails/mail.ts';
import { readSiteAddress } from '@ribambelle/domain/website/host-checks.ts';
import { appLogin } from '@ribambelle/database/app-login.ts';
import pino from 'pino';
import { keepClean } from './clean-up/clean-up.ts';
import { systemClock, type Clock } from './clock/clock.ts';
import { keepCreditRounds } from './credit-reminders/index.ts';
import { createHealth } from './database/health.ts';
import { createPool, shareOf } from './database/pool.ts';
import { countCalls } from './http/calls-at-once.ts';
import { listenForChanges } from './http/changes.ts';
import { createLimits, type Limits } from './http/limits.ts';
import { recordBlocked } from './collaborators/record-blocked.ts';
import type { MailReports } from './mails/return-path.ts';
import { officeOrigin, originOf, publicOrigin } from './http/origins.ts';
import { createPageCache } from './http/page-cache.ts';
import type { PageRenderer } from './http/pages.ts';
import { createBackOfficeSite, createStorefrontSite, serve } from './http/site.ts';
import { createDirectory } from './organisers/directory.ts';
import type { HostPort } from './outside/host-port.ts';
import type { Outside } from './outside/outside.ts';
import { createOutside, type ProviderUrls } from './outside/create-outside.ts';
import type { PlatformSender } from './outside/smtp-mail.ts';
import { runJobs } from './queue/run-jobs.ts';
import { keepMonthEnds } from './reports/index.ts';
import { keepSenderRounds } from './sender-domains/index.ts';
import { createSandbox } from './sandbox/index.ts';
import { requirePolicies } from './database/require-policies-store.ts';
import { resealSecrets } from './vault/reseal-secrets.ts';
import { createVault } from './vault/vault.ts';
import { keepVault } from './vault/vault-of.ts';

const A_YEAR = 31_536_000;

export interface ServerSettings {
  /**
   * The connection of the database owner: for the queue, the clean-up and the check of migrations.
   */
  readonly databaseUrl: string;
  /** A login of the application; the owner creates it when not given. */
  readonly appDatabaseUrl?: string | null;
  readonly port: number;
  readonly backOfficePort: number;
  /** Writes e-mails, either from built templates or from their sources. */
  readonly writeMail: WriteMail;
  readonly host?: string;
  /** Renders the public pages; null serves the API alone. */
  readonly renderer?: PageRenderer | null;
  /** Folder of the built back-office. */
  readonly backOffice?: string | null;
  /**
   * The keys that seal secrets in the database, the present key first; derived from the owner's
   * password when not given.
   */
  readonly secretKeys?: readonly [string, ...string[]];
  readonly smtpUrl?: string | null;
  /**
   * Hosts in the server's own network that organisers may name as their mail servers nevertheless.
   */
  readonly privateMailHosts?: readonly string[];
  /**
   * The names and addresses at which this server is reached from outside; the machine's own public
   * addresses when not given.
   */
  readonly siteAddress?: readonly string[];
  /**
   * The origin at which staff reach the back-office, which shows pages being written in a frame; by
   * default that of this machine, and none behind a proxy.
   */
  readonly backOfficeOrigin?: string | null;
  /** The servers of payment providers, where they are not their own. */
  readonly providerUrls?: ProviderUrls;
  /** The check of host names, where it is not that of the internet. */
  readonly hosts?: HostPort | null;
  /** Where delivery reports of e-mails arrive; nowhere when not given. */
  readonly mailReports?: MailReports | null;
  /** The platform's own sender of e-mails; organisers' addresses are used when not given. */
  readonly mailSender?: PlatformSender;
  readonly clock?: Clock;
  readonly outside?: Outside;
  readonly limitsOff?: boolean;
  readonly pageCacheOff?: boolean;
  readonly behindProxy?: boolean;
  /**
   * The number of seconds for which browsers that came by https must use nothing else; a year when
   * not given.
   */
  readonly hstsSeconds?: number;
  readonly checkAnswers?: boolean;
  readonly jobs?: boolean;
  /**
   * True when other processes of ours listen on the same ports; the system hands each connection to
   * one of them.
   */
  readonly sharesPorts?: boolean;
  /** The most database connections for calls; as many as a process can use when not given. */
  readonly connections?: number;
  readonly logLevel?: string;
  /**
   * Milliseconds after which a call is answered that nothing was done; the default is in
   * limit-time.ts.
   */
  readonly callMillis?: number;
}

export interface RunningServer {
  readonly port: number;
  readonly backOfficePort: number;
  stop(): Promise<void>;
}

/** Starts both sites and the queue on a migrated database; `stop` lets running work end first. */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const logger = pino({ level: settings.logLevel ?? 'warn' });
  const log = (error: unknown, input: { method: string; path: string }) =>
    logger.error({ err: error, ...input }, 'unexpected error');
  const clock = settings.clock ?? systemClock;
  const appUrl = settings.appDatabaseUrl ?? (await appLogin(settings.databaseUrl));
  const pool = createPool(appUrl, shareOf(settings.connections));
  await requirePolicies(pool);
  const owner = createPool(settings.databaseUrl, { max: 8, as_owner: true });
  const outside = settings.outside ?? outsideOf(settings, { pool, clock });
  const sandbox = createSandbox({ pool, clock });
  let { port, backOfficePort } = settings;
  const vault = createVault(settings.secretKeys ?? [new URL(settings.databaseUrl).password]);
  keepVault(pool, vault);
  const lostSecrets = await resealSecrets(owner, vault);
  if (lostSecrets > 0)
    logger.error({ lost: lostSecrets }, 'secrets were sealed with a key that is not here');
  const platform = {
    pool,
    vault,
    clock,
    outside,
    writeMail: settings.writeMail,
    calls: countCalls(),
    check_answers: settings.checkAnswers ?? false,
    originOf: (hostname: string) => originOf(hostname, port),
    originFor: (origin: string) => publicOrigin(new URL(origin).hostname) ?? origin,
    officeOrigin: () => officeOrigin(settings, backOfficePort),
  };
  const directory = createDirectory(pool);
  const limits = limitsOf(pool, settings);
  const cache = createPageCache({
    off: settings.pageCacheOff ?? false,
    millis: () => Date.parse(clock()),
    isSecure: ({ headers }) =>
      settings.behindProxy === true && headers['x-forwarded-proto'] === 'https',
  });
  const changes = await listenForChanges(appUrl, (organiser_id) => {
    directory.forget(organiser_id);
    cache.forget(organiser_id);
  });
  const health = createHealth(owner, () => Date.parse(clock()));
  const common = { platform, directory, limits, log, ...ofSites(settings) };
  const storefront = createStorefrontSite({
    settings: { site: 'storefront', ...common },
    renderer: settings.renderer ?? null,
    sandbox,
    cache,
    health,
  });
  const office = createBackOfficeSite({
    settings: { site: 'back-office', ...common },
    assets: settings.backOffice ?? null,
    health,
  });
  const servers = [serve(storefront, cache), serve(office, null)] as const;
  await listen(servers[0], settings);
  await listen(servers[1], { ...settings, port: settings.backOfficePort });
  sandbox.start();
  port = portOf(servers[0]);
  backOfficePort = portOf(servers[1]);
  const behind =
    settings.jobs === false ? null : await runBehind({ platform, directory, owner, logger });
  return {
    port,
    backOfficePort,
    stop: async () => {
      await Promise.all(servers.map(close));
      await behind?.stop();
      await sandbox.stop();
      await outside.mail.close();
      await changes.stop();
      await pool.end();
      await owner.end();
    },
  };
}

/** Returns the settings that both sites need. */
function ofSites(settings: ServerSettings) {
  return {
    behind_proxy: settings.behindProxy ?? false,
    hsts_seconds: settings.hstsSeconds ?? A_YEAR,
    mail_reports: settings.mailReports ?? null,
    call_millis: settings.callMillis ?? null,
  };
}

/** Returns the real outside world, as configured by the settings. */
function outsideOf(
  {
    smtpUrl = null,
    privateMailHosts = [],
    siteAddress = [],
    mailReports = null,
    mailSender = { address: null, spf_include: null },
    providerUrls = {},
    hosts = null,
  }: ServerSettings,
  input: Pick<Parameters<typeof createOutside>[0], 'pool' | 'clock'>,
): Outside {
  return createOutside({
    ...input,
    smtpUrl,
    privateMailHosts,
    siteAddress: readSiteAddress(siteAddress),
    bounceDomain: mailReports?.domain ?? null,
    mailSender,
    providerUrls,
    hosts,
  });
}

/** Returns the limits on attempts; a password tried too often is recorded in the security log. */
function limitsOf(pool: ReturnType<typeof createPool>, settings: ServerSettings): Limits {
  return createLimits(pool, {
    off: settings.limitsOff ?? false,
    blocked: async (limit, attempt) => {
      if (limit === 'sign-in') await recordBlocked(pool, attempt);
    },
  });
}

/**
 * Starts the work besides the calls: the queue, the clean-up of ended records, the ends of months,
 * the rounds about credit, and the checks of sender domains. Permanent failures are logged as
 * errors.
 */
async function runBehind(
  input: Omit<Parameters<typeof runJobs>[0], 'failed'> & { logger: pino.Logger },
): Promise<{ stop(): Promise<void> }> {
  const { logger, owner, platform } = input;
  const runner = await runJobs({
    ...input,
    failed: ({ job, error, attempts, final }) => {
      const facts = { err: error, job, attempts };
      if (final) logger.error(facts, 'a job failed for good: it is not tried again');
      else logger.warn(facts, 'a job failed and is tried again');
    },
  });
  const cleaner = keepClean({
    owner,
    clock: platform.clock,
    failed: (error, table) => logger.error({ err: error, table }, 'the clean-up failed'),
  });
  const months = keepMonthEnds({
    owner,
    clock: platform.clock,
    failed: (error, organiser_id) =>
      logger.error({ err: error, organiser_id }, 'the end of a month could not be noted'),
  });
  const notQueued = (what: string) => (error: unknown) =>
    logger.error({ err: error }, `${what} could not be queued`);
  const rounds = { owner, clock: platform.clock };
  const credit = keepCreditRounds({ ...rounds, failed: notQueued('rounds about credit') });
  const senders = keepSenderRounds({ ...rounds, failed: notQueued('checks of sender domains') });
  return {
    stop: async () => {
      await runner.stop();
      await Promise.all([cleaner.stop(), months.stop(), credit.stop(), senders.stop()]);
    },
  };
}

function listen(server: Server, input: { port: number } & ServerSettings): Promise<void> {
  const { port, host = '::', sharesPorts: reusePort = false } = input;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, reusePort }, () => resolve());
  });
}

function portOf(server: Server): number {
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 3000).unref();
  });
}
