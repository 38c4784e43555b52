import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { connect, withDatabase } from '@ribambelle/database/connect.ts';
import { migrateTo, pendingMigrations } from '@ribambelle/database/migrate.ts';
import { readMigrations } from '@ribambelle/database/migration-files.ts';
import { totpCodeAt } from '@ribambelle/server/collaborators/totp.ts';
import { startServer } from '@ribambelle/server/main.ts';
import { hashPassword } from '@ribambelle/server/sign-in/index.ts';
import { writeMail } from '@ribambelle/mails/write-mail.tsx';
import { countLocked, resealRestored, takeOver } from '@ribambelle/tools/backup/keys-at-hand.ts';
import { nameOf, writeBackup } from '@ribambelle/tools/backup/write-backup.ts';
import { readBackup } from '@ribambelle/tools/backup/read-backup.ts';
import { refuseOtherVersions, restore } from '@ribambelle/tools/backup/restore.ts';
import { openKeys, sealKeys } from '@ribambelle/tools/backup/sealed-key.ts';
import { startEmbedded } from '@ribambelle/tools/database/embedded.ts';
import { runProgram } from '@ribambelle/tools/start/run-program.ts';
import { secretKeys } from '@ribambelle/tools/start/secret-key.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startMachinePostgres, versionOfMachine } from './fakes/machine-postgres.ts';
import type { Made } from './factories/factories.ts';
import type { MadeAvailability } from './factories/catalogue.ts';
import { openShop, type Shop } from './shop.ts';

const PASSWORD = 'un mot de passe long';
const PASSPHRASE = 'quatre mots pour la sauvegarde';
const KEY = 'the key of the shop';

let shop: Shop;
let folder = '';
let organiser: Made;
let availability: MadeAvailability;
let secret = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribambelle-backup-'));
  shop = await openShop({ server: { secretKeys: [KEY] } });
  organiser = await shop.make.organiser({
    payment_methods: JSON.stringify([{ type: 'DELAYED', priority: 1 }]),
  });
  availability = await shop.make.availability(organiser, await shop.make.activity(organiser), {
    capacity: 500,
  });
  await withSecondFactor();
  // a picture of two megabytes, and texts with every special character of the format
  await shop.sql(
    `insert into files (organiser_id, name, content_type, data)
     values ($1, $2, 'image/png', (select string_agg(sha256(n::text::bytea), '') from generate_series(1, 65536) n))`,
    [organiser.id, 'tab\t, line\n, return\r, back\\slash, \\N, \\.\n\\.\nêtre 日本 🎈'],
  );
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

async function withSecondFactor(): Promise<void> {
  const zoe = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  await shop.sql('update collaborators set email = $1, password_hash = $2 where id = $3', [
    'zoe@example.test',
    await hashPassword(PASSWORD),
    zoe.id,
  ]);
  ({ secret } = await shop.office('startSecondFactor', {}, zoe));
  await shop.office('enableSecondFactor', { secret, totp: codeAt(shop.clock.now()) }, zoe);
}

const codeAt = (now: string) => totpCodeAt(secret, Math.floor(Date.parse(now) / 30_000));

async function purchase(): Promise<void> {
  const who = await shop.make.customer(organiser);
  const wish = {
    participant_id: who.participant.id,
    availability_id: availability.id,
    availability_dates: availability.dates.map(({ id }) => id),
  };
  const { cart } = await shop.call('addCartItems', { registrations: [wish] }, who);
  const order = { cart_id: cart.id, payment_strategy: 'DELAYED' as const, terms: true };
  await shop.call('checkoutCart', order, who);
}

const command = (name: string, settings: Record<string, string>, ...args: string[]) =>
  runProgram([process.execPath, `tools/commands/${name}.ts`, ...args], {
    environment: { DATABASE_URL: '', DATA_DIR: join(folder, 'none'), SECRET_KEY: '', ...settings },
  });

const backUp = (to: string) =>
  writeBackup({ url: shop.databaseUrl, to, now: '2026-01-05T02:30:00.000Z', key: null });

/** Creates an empty database, without any table, which is dropped with the run. */
async function newDatabase(name: string): Promise<string> {
  const server = inject('testServer');
  const client = await connect(server.url);
  await client.query(`create database "${server.prefix}_${name}"`);
  await client.end();
  return withDatabase(server.url, `${server.prefix}_${name}`);
}

/**
 * Returns the row count and a hash of every table with all of its columns, computed by the database
 * itself; leaves out the migrations of the queue, which have their time.
 */
async function hashesOf(url: string): Promise<Record<string, string>> {
  const client = await connect(url);
  try {
    const { rows: tables } = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'graphile_worker')
         and (schemaname, tablename) <> ('graphile_worker', 'migrations') order by 1`,
    );
    const hashes: Record<string, string> = {};
    await client.query("set timezone = 'UTC'");
    for (const { name } of tables) {
      const { rows } = await client.query<{ hash: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as hash from ${name} t`,
      );
      hashes[name] = rows[0]?.hash ?? '';
    }
    return hashes;
  } finally {
    await client.end();
  }
}

/**
 * Returns the guards of the tables: keys, active triggers, policies; not the one that wakes the
 * queue in databases of tests (template.ts).
 */
async function guardsOf(url: string): Promise<string[]> {
  const client = await connect(url);
  try {
    const { rows } = await client.query<{ guard: string }>(
      `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) as guard from pg_constraint where contype = 'f'
       union all select tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal and tgname <> 'wake_the_queue'
       union all select tablename || ' ' || policyname || ' ' || roles::text from pg_policies order by 1`,
    );
    return rows.map(({ guard }) => guard);
  } finally {
    await client.end();
  }
}

let hours = 9;

/**
 * Signs in with the second factor on the restored database, each time an hour later, because a code
 * is good once.
 */
async function signsIn(databaseUrl: string, keys: readonly [string, ...string[]]): Promise<void> {
  hours += 1;
  const now = `2026-01-05T${hours}:00:00.000Z`;
  const server = await startServer({
    databaseUrl,
    port: 0,
    backOfficePort: 0,
    host: '127.0.0.1',
    writeMail,
    clock: () => now,
    jobs: false,
    secretKeys: keys,
  });
  try {
    const signIn = (totp: string) =>
      fetch(`http://127.0.0.1:${server.backOfficePort}/api/back-office/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'zoe@example.test', password: PASSWORD, totp }),
      });
    expect(await (await signIn('000000')).json()).toMatchObject({ error: 'TOTP_WRONG' });
    expect(await (await signIn(codeAt(now))).json()).toMatchObject({
      signed_in: true,
    });
  } finally {
    await server.stop();
  }
}

test('a copy that is made while families buy is one moment, and an empty data folder becomes it, second factor and all', async () => {
  await purchase();
  let purchases = 0;
  const ended = new AbortController();
  const families = Array.from({ length: 3 }, async () => {
    while (!ended.signal.aborted && purchases < 40) {
      await purchase();
      purchases += 1;
    }
  });
  const file = join(folder, 'busy.backup');
  const settings = {
    DATABASE_URL: shop.databaseUrl,
    SECRET_KEY: KEY,
    BACKUP_PASSPHRASE: PASSPHRASE,
  };
  const backup = await command('backup', settings, '--to', file);
  ended.abort();
  await Promise.all(families);
  expect(backup).toMatchObject({ code: 0 });
  expect(backup.output).toContain(`${file} is written and was read back whole`);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(purchases).toBeGreaterThan(0);
  const dataDir = join(folder, 'data');
  const embedded = await startEmbedded({ dataDir, durable: false });
  const { header } = await readBackup(file);
  await restore(embedded.url, { file, header, appDatabaseUrl: null });
  const keys = header.key === null ? null : await openKeys(header.key, PASSPHRASE);
  expect(await takeOver({ secretKey: null, dataDir }, keys)).toEqual([KEY]);
  const client = await connect(embedded.url);
  const { rows } = await client.query(
    `select (select count(*)::int from registrations) as registrations, (select count(*)::int from receivables) as receivables,
       (select count(*)::int from receivables r where total_amount <> (select sum(amount) from receivable_lines l where l.receivable_id = r.id)) as torn,
       (select count(*)::int from graphile_worker.jobs) > 0 as queued`,
  );
  await client.end();
  const [at] = rows;
  expect(at).toMatchObject({ receivables: at?.registrations, torn: 0, queued: true });
  expect(await readFile(join(dataDir, 'secret-key'), 'utf8')).toBe(KEY);
  await signsIn(embedded.url, await secretKeys(null, dataDir));
  await expect(restore(embedded.url, { file, header, appDatabaseUrl: null })).rejects.toThrow(
    'The database is not empty',
  );
  await embedded.stop();
});

const machine = await versionOfMachine();

test.skipIf(machine === null)(
  `every table is equal in a PostgreSQL ${machine} of another cluster, of which the owner is no superuser, and back`,
  async () => {
    const postgres = await startMachinePostgres(machine ?? 0);
    const admin = await connect(postgres.url);
    await admin.query("create role club login createrole password 'a password'");
    await admin.query('create database club owner club');
    await admin.end();
    const external = postgres.url.replace('admin@', 'club:a%20password@').replace(/[^/]+$/, 'club');
    // values written in clear past the server are sealed at its next start
    await resealRestored(shop.databaseUrl, { present: [KEY], restored: null });
    const file = (await backUp(folder)).file;
    expect(file).toBe(join(folder, nameOf('2026-01-05T02:30:00.000Z')));
    const restoration = await command(
      'restore',
      { DATABASE_URL: external, SECRET_KEY: KEY },
      '--from',
      file,
    );
    expect(restoration).toMatchObject({ code: 0 });
    const source = await hashesOf(shop.databaseUrl);
    expect(Object.keys(source).length).toBeGreaterThan(100);
    expect(await hashesOf(external)).toEqual(source);
    expect(await guardsOf(external)).toEqual(await guardsOf(shop.databaseUrl));
    await signsIn(external, [KEY]);
    // under another key the restored values are sealed again with that key
    const keys = { present: ['another key'] as const, restored: [KEY] as const };
    expect(await resealRestored(external, keys)).toBe(0);
    expect(await countLocked(external, [KEY])).toBe(1);
    await signsIn(external, ['another key']);
    const hashes_after = await hashesOf(external);
    const back = join(folder, 'back.backup');
    await writeBackup({ url: external, to: back, now: '2026-01-06T02:30:00.000Z', key: null });
    const { trailer } = await readBackup(back);
    expect(trailer.tables['public.registrations']?.rows).toBe(
      Number(hashes_after['public.registrations']?.split(' ')[0]),
    );
    await postgres.stop();
  },
);

test('the key in a backup opens with its passphrase alone', async () => {
  const sealed_keys = await sealKeys([KEY, 'an older one'], PASSPHRASE);
  expect(JSON.stringify(sealed_keys)).not.toContain(KEY);
  expect(await openKeys(sealed_keys, PASSPHRASE)).toEqual([KEY, 'an older one']);
  await expect(openKeys(sealed_keys, 'another passphrase')).rejects.toThrow(
    'The passphrase does not open the key',
  );
  await expect(sealKeys([KEY], 'short')).rejects.toThrow('12 characters or more');
});

test('a file that is cut short, changed or none is refused in words', async () => {
  const file = join(folder, 'whole.backup');
  await backUp(file);
  await expect(backUp(file)).rejects.toThrow('exists already');
  const bytes = await readFile(file);
  const cut = join(folder, 'cut.backup');
  for (const length of [bytes.length - 1, bytes.length - 200, 4000]) {
    await writeFile(cut, bytes);
    await truncate(cut, length);
    await expect(readBackup(cut)).rejects.toThrow('ends too soon');
  }
  const damaged_file = join(folder, 'changed.backup');
  for (const at of [40, bytes.length >> 1, bytes.length - 6]) {
    await writeFile(damaged_file, bytes.with(at, (bytes[at] ?? 0) ^ 1));
    await expect(readBackup(damaged_file)).rejects.toThrow(/has changed|ends too soon/);
  }
  await writeFile(damaged_file, 'select 1;');
  await expect(readBackup(damaged_file)).rejects.toThrow('is no backup');
  await expect(readBackup(join(folder, 'missing'))).rejects.toThrow('cannot be read (ENOENT)');
});

test('a backup of an older version gets what newer versions added to the tables', async () => {
  const url = await newDatabase('older');
  const migrations = (await readMigrations()).map(({ name }) => name);
  await migrateTo(url, new Set(migrations.slice(0, 40)));
  const client = await connect(url);
  await client.query("insert into organisers (name) values ('Une ancienne maison')");
  await client.end();
  const file = join(folder, 'older.backup');
  await writeBackup({ url, to: file, now: '2025-01-05T02:30:00.000Z', key: null });
  const { header } = await readBackup(file);
  const newer = await newDatabase('newer');
  await restore(newer, { file, header, appDatabaseUrl: null });
  expect(await pendingMigrations(newer)).toEqual([]);
  const newer_client = await connect(newer);
  const { rows } = await newer_client.query('select name from organisers');
  await newer_client.end();
  expect(rows).toEqual([{ name: 'Une ancienne maison' }]);
});

test('a backup of a newer version is refused, and one of other migrations', async () => {
  const { header } = await readBackup(join(folder, 'whole.backup'));
  await expect(refuseOtherVersions(header)).resolves.toBeUndefined();
  const newer = { name: '9999-of-tomorrow.sql', hash: 'x' };
  await expect(
    refuseOtherVersions({ ...header, migrations: [...header.migrations, newer] }),
  ).rejects.toThrow('restore it with a newer version');
  const other = header.migrations.map(({ name }) => ({ name, hash: 'x' }));
  await expect(refuseOtherVersions({ ...header, migrations: other })).rejects.toThrow(
    'has changed since the backup was made',
  );
});

test('a backup that is killed in the middle leaves nothing that looks whole', async () => {
  const place = join(folder, 'killed');
  await mkdir(place);
  const holder = await connect(shop.databaseUrl);
  await holder.query('begin; lock table availabilities in access exclusive mode');
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'tools/commands/backup.ts', '--to', place],
    {
      cwd: join(import.meta.dirname, '..'),
      env: { ...process.env, DATABASE_URL: shop.databaseUrl, SECRET_KEY: KEY },
      stdio: 'ignore',
    },
  );
  await expect.poll(() => readdir(place)).toHaveLength(1);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await holder.end();
  expect(await readdir(place)).toEqual([expect.stringMatching(/\.part$/)]);
});
