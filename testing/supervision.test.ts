import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from './shop.ts';

const WORKERS = 3;
const AT_ONCE = 8;
/** Milliseconds after which a worker has its settings and reads its modules; it listens later. */
const BEGINNING_MILLIS = 200;

let shop: Shop;
let supervisor: ChildProcess;
let port = 0;

function startSupervisor(): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--disable-warning=ExperimentalWarning',
      join(import.meta.dirname, 'supervised-server.ts'),
      shop.databaseUrl,
      `${WORKERS}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
}

beforeAll(async () => {
  shop = await openShop();
  await shop.make.organiser();
  supervisor = startSupervisor();
  const { stdout } = supervisor;
  if (stdout === null) throw new Error('The supervisor says nothing');
  const [line]: string[] = await once(createInterface(stdout), 'line');
  ({ port } = JSON.parse(line ?? '{}'));
});
afterAll(async () => {
  if (supervisor.exitCode === null && supervisor.signalCode === null) {
    supervisor.kill('SIGTERM');
    await once(supervisor, 'exit');
  }
  await shop.close();
});

/** Returns the processes that serve now. */
async function workers(of: number | undefined): Promise<number[]> {
  const children = await readFile(`/proc/${of}/task/${of}/children`, 'utf8').catch(() => '');
  return children.trim().split(' ').filter(Boolean).map(Number);
}

/** Makes a call on a new connection, as a new visitor does; null when nobody answered. */
async function call(path: string, init: RequestInit = {}): Promise<Response | null> {
  const headers = new Headers(init.headers);
  headers.set('connection', 'close');
  return fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers }).catch(() => null);
}

test('one of three workers dies under load: the others answer, and another takes its place', async () => {
  const before = await workers(supervisor.pid);
  expect(before).toHaveLength(WORKERS);
  const ended = new AbortController();
  const outcomes: { begun: number; status: number }[] = [];
  const visitors = Array.from({ length: AT_ONCE }, async () => {
    while (!ended.signal.aborted) {
      const started_at = performance.now();
      const response = await call('/api/website');
      outcomes.push({ begun: started_at, status: response?.status ?? 0 });
    }
  });
  await sleep(500);
  process.kill(before[0] ?? 0, 'SIGKILL');
  const killed_at = performance.now();
  await expect
    .poll(async () => (await workers(supervisor.pid)).filter((pid) => !before.includes(pid)))
    .toHaveLength(1);
  const replaced_at = performance.now();
  await sleep(1500);
  ended.abort();
  await Promise.all(visitors);
  const failures = outcomes.filter(({ status }) => status !== 200);
  // requests at the dead worker are lost until it is known to be dead; no later one is
  expect(failures.filter(({ begun }) => begun > replaced_at)).toEqual([]);
  expect(replaced_at - killed_at).toBeLessThan(5000);
  expect(outcomes.filter(({ begun }) => begun > replaced_at).length).toBeGreaterThan(20);
  expect(await workers(supervisor.pid)).toHaveLength(WORKERS);
});

test('sign-in attempts are counted together, whichever worker is asked', async () => {
  const body = JSON.stringify({ email: 'x@example.test', password: 'wrong' });
  const headers = { 'content-type': 'application/json' };
  const statuses: (number | undefined)[] = [];
  for (let tries = 0; tries < 12; tries += 1)
    statuses.push((await call('/api/auth/login', { method: 'POST', headers, body }))?.status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(4);
});

test('a change in one worker is seen by all: every worker has the new name', async () => {
  await shop.sql(`update organisers set name = 'Nouveau nom'`);
  await sleep(500);
  for (let visit = 0; visit < 9; visit += 1) {
    const website: { organiser: { name: string } } = await (await call('/api/website'))?.json();
    expect(website.organiser.name).toBe('Nouveau nom');
  }
});

test('when their supervisor is killed, the workers end too', async () => {
  const alive = await workers(supervisor.pid);
  supervisor.kill('SIGKILL');
  await once(supervisor, 'exit');
  await expect.poll(() => alive.filter(isAlive)).toEqual([]);
});

test('a worker that is still starting when its supervisor is killed ends too', async () => {
  const killed = startSupervisor();
  await expect.poll(() => workers(killed.pid), { interval: 20 }).toHaveLength(1);
  const starting_pids = await workers(killed.pid);
  await sleep(BEGINNING_MILLIS);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await expect.poll(() => starting_pids.filter(isAlive)).toEqual([]);
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
