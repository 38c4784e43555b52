import { type Answer, type Ask, createClient, type EndpointName } from '@ribambelle/api/client.ts';
import { writeMail } from '@ribambelle/mails/write-mail.tsx';
import type { Outside } from '@ribambelle/server/outside/outside.ts';
import { type RunningServer, type ServerSettings, startServer } from '@ribambelle/server/main.ts';
import pg from 'pg';
import { requireReadableLog } from './readable-log.ts';
import { createTestDatabase } from './database.ts';
import { withVersion } from './unsafe.ts';
import { type Change, type VersionedName, versionOf } from './versions.ts';
import { hostsThatLead } from './fakes/host-ports.ts';
import { createFactories, type Factories } from './factories/factories.ts';

/** The caller: the token of a session. Left out for a visitor. */
export interface Caller {
  readonly token: string;
}

/**
 * A complete shop for a test: a database of its own, both sites listening, and a clock that stands
 * still until it is set.
 */
export interface Shop {
  readonly server: RunningServer;
  readonly databaseUrl: string;
  /** Reads and writes rows past the API: as the owner, without row-level security. */
  readonly sql: <Row extends pg.QueryResultRow>(
    text: string,
    values?: readonly unknown[],
  ) => Promise<Row[]>;
  readonly clock: { now(): string; set(instant: string): void };
  readonly make: Factories;
  /**
   * Calls the storefront's API at a host name (127.0.0.1 is the first organiser, localhost the
   * second).
   */
  call<Name extends EndpointName>(
    name: Name,
    request: Ask<Name>,
    as?: Caller & { host?: string; headers?: Record<string, string> },
  ): Promise<Answer<Name>>;
  /** Calls the back-office's API. */
  office<Name extends EndpointName>(
    name: Name,
    request: Ask<Name>,
    as?: Caller,
  ): Promise<Answer<Name>>;
  /** Calls the back-office's API to change a record that the caller has just read. */
  change<Name extends VersionedName>(
    name: Name,
    request: Change<Name>,
    as?: Caller,
  ): Promise<Answer<Name>>;
  /** Sends a raw call, for requests that the client would never send. */
  fetch(site: 'storefront' | 'back-office', path: string, init?: RequestInit): Promise<Response>;
  /** Closes the shop; fails when its log has entries that people could not read. */
  close(): Promise<void>;
}

type TestedOutside = Omit<Outside, 'hosts'> & Partial<Pick<Outside, 'hosts'>>;

function outsideOf(given_outside: TestedOutside | undefined): Partial<ServerSettings> {
  return given_outside === undefined
    ? {}
    : { outside: { hosts: hostsThatLead(), ...given_outside } };
}

interface ShopOptions {
  readonly now?: string;
  /** The outside world; without hosts of its own, no host name leads anywhere. */
  readonly outside?: TestedOutside;
  readonly jobs?: boolean;
  readonly smtpUrl?: string;
  readonly limits?: boolean;
  readonly server?: Partial<ServerSettings>;
}

/** Milliseconds that a call of a test may take, unless the test says otherwise. */
const PATIENCE = 180_000;

/**
 * Opens a shop at a fixed moment, Monday 5 January 2026, 09:00 in Brussels, unless another one is
 * given.
 */
export async function openShop(settings: ShopOptions = {}): Promise<Shop> {
  const database = await createTestDatabase();
  let now = settings.now ?? '2026-01-05T08:00:00.000Z';
  const server = await startServer({
    databaseUrl: database.url,
    port: 0,
    backOfficePort: 0,
    host: '127.0.0.1',
    writeMail,
    clock: () => now,
    checkAnswers: true,
    jobs: settings.jobs ?? false,
    limitsOff: settings.limits !== true,
    // races on a busy machine wait longer for each other than a person would
    callMillis: PATIENCE,
    smtpUrl: settings.smtpUrl ?? null,
    ...outsideOf(settings.outside),
    ...settings.server,
  });
  const pool = new pg.Pool({ connectionString: database.url, max: 4 });
  // the database is dropped while its last connections close; unhandled, that would be an error of
  // the run
  pool.on('error', () => undefined);
  const sql = async <Row extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ) => (await pool.query<Row>(text, [...values])).rows;
  const originOf = (site: 'storefront' | 'back-office', host = '127.0.0.1') =>
    `http://${host}:${site === 'storefront' ? server.port : server.backOfficePort}`;
  const office: Shop['office'] = (name, request, as) => {
    const cookie: Record<string, string> =
      as === undefined ? {} : { cookie: `ribambelle_office=${as.token}` };
    return createClient({
      origin: originOf('back-office'),
      headers: cookie,
    })(name, request);
  };
  return {
    server,
    sql,
    databaseUrl: database.url,
    clock: {
      now: () => now,
      set: (instant) => (now = instant),
    },
    make: createFactories(sql, () => now),
    call: (name, request, as) => {
      const cookie: Record<string, string> =
        as === undefined ? {} : { cookie: `ribambelle_session=${as.token}` };
      return createClient({
        origin: originOf('storefront', as?.host),
        headers: {
          ...cookie,
          ...as?.headers,
        },
      })(name, request);
    },
    office,
    change: async (name, request, as) =>
      office(
        name,
        withVersion(request, await versionOf(sql, { name, request, token: as?.token })),
        as,
      ),
    fetch: (site, path, init) => fetch(originOf(site) + path, init),
    close: async () => {
      await server.stop();
      try {
        await requireReadableLog(pool);
      } finally {
        await pool.end();
        await database.drop();
      }
    },
  };
}
