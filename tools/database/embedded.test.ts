import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from '@ribambelle/database/connect.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmbedded } from './embedded.ts';

let dataDir = '';

// A folder that only we may enter, like a home or a private clone: PostgreSQL's account must manage
// all the same.
beforeEach(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'ribambelle-embedded-')), 'data');
});
afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

/**
 * Starts the database in a separate process, which can be killed; returns the process and the
 * database's address.
 */
async function startElsewhere(durable: boolean) {
  const script = `import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
    const { url, pid } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, durable: ${durable} });
    console.log(JSON.stringify({ url, pid })); setInterval(() => {}, 1000);`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(owner.stdout, 'data');
  const { url, pid }: { url: string; pid: number } = JSON.parse(String(line));
  return { owner, url, pid };
}

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = await connect(url);
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

test('a second start on the same data says that it is already running', async () => {
  const first = await startEmbedded({ dataDir, durable: true });
  await expect(startEmbedded({ dataDir, durable: true })).rejects.toThrow(
    `already running on ${dataDir} (process ${process.pid})`,
  );
  await first.stop();
});

test('committed rows are there again after owner and server were killed', async () => {
  const { owner, url, pid } = await startElsewhere(true);
  await query(url, 'create table kept as select 42 as answer');
  owner.kill('SIGKILL');
  process.kill(pid, 'SIGKILL');
  // a killed process holds the folder until the kernel has cleaned up
  await once(owner, 'exit');
  const again = await startEmbedded({ dataDir, durable: true });
  expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
  await again.stop();
});

test('a start right after its owner was killed takes over the server that is left', async () => {
  const { owner, url } = await startElsewhere(true);
  await query(url, 'create table kept as select 7 as answer');
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const again = await startEmbedded({ dataDir, durable: true });
  expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 7 }]);
  await again.stop();
});

test('a throw-away database disappears with the process that started it, even when that is killed', async () => {
  const { owner } = await startElsewhere(false);
  owner.kill('SIGKILL');
  const deadline = Date.now() + 10_000;
  while (Date.now() < deadline && (await stat(dataDir).catch(() => null)) !== null) await sleep(50);
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

test('only a client with the password can connect', async () => {
  const database = await startEmbedded({ dataDir, durable: false });
  const wrong = database.url.replace(/:[^:@]+@/, ':wrong@');
  await expect(connect(wrong)).rejects.toThrow('password authentication failed');
  await database.stop();
});

/**
 * Returns the route of statements to this address: null over a socket, else the server's own
 * address.
 */
const throughWhat = async (url: string) => {
  const [row] = await query(url, 'select host(inet_server_addr()) as address');
  return row;
};

test('it is reached over its socket, and over 127.0.0.1 by a client without sockets', async () => {
  const database = await startEmbedded({ dataDir, durable: false });
  expect(await throughWhat(database.url)).toEqual({ address: null });
  expect(await throughWhat(database.url.replace(/\?.*/, ''))).toEqual({ address: '127.0.0.1' });
  await database.stop();
});

test('in a folder whose path is too long for a socket it is reached over 127.0.0.1', async () => {
  dataDir = join(dataDir, 'deep'.repeat(25));
  const database = await startEmbedded({ dataDir, durable: false });
  expect(await throughWhat(database.url)).toEqual({ address: '127.0.0.1' });
  await database.stop();
  dataDir = join(dataDir, '..');
});

test('data of a version without sockets is reached over one, and sockets of killed servers are removed', async () => {
  const first = await startEmbedded({ dataDir, durable: true });
  await first.stop();
  const cluster = join(dataDir, 'postgres');
  await writeFile(join(cluster, 'pg_hba.conf'), 'host all all 127.0.0.1/32 scram-sha-256\n');
  await writeFile(join(cluster, '.s.PGSQL.1'), '');
  const second = await startEmbedded({ dataDir, durable: true });
  expect(await throughWhat(second.url)).toEqual({ address: null });
  await expect(stat(join(cluster, '.s.PGSQL.1'))).rejects.toThrow('ENOENT');
  await second.stop();
});
