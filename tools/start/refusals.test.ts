import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listenAsPostgres } from '@ribambelle/testing/fakes/postgres-of-version.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from '../database/folder-lock.ts';
import { freePort } from './ports.ts';
import { runProgram } from './run-program.ts';

let folder = '';
const listening: Server[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribambelle-refusals-'));
});
afterEach(async () => {
  for (const server of listening.splice(0)) server.close();
  await rm(folder, { recursive: true });
});

/** Runs `start` with these settings to its end; returns its output and exit code. */
async function start(settings: Record<string, string>): Promise<{ code: number; output: string }> {
  const ports = { PORT: String(await freePort()), BACK_OFFICE_PORT: String(await freePort()) };
  const environment = { DATA_DIR: folder, DATABASE_URL: '', LIMITS: '', ...ports, ...settings };
  const { code, output } = await runProgram([process.execPath, 'tools/commands/start.ts'], {
    environment,
  });
  return { code, output };
}

async function listen(server: Server): Promise<number> {
  listening.push(server);
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return port;
}

test.each(['PORT', 'BACK_OFFICE_PORT'])('an occupied %s', async (variable) => {
  const port = await listen(createServer());
  expect(await start({ [variable]: String(port) })).toEqual({
    code: 1,
    output: `Port ${port} is used by another program: choose another with ${variable}.\n`,
  });
});

test('a data folder that is not writable', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  expect(await start({ DATA_DIR: join(file, 'data') })).toEqual({
    code: 1,
    output: `The data folder ${file}/data cannot be written (ENOTDIR): choose another with DATA_DIR.\n`,
  });
});

test('a database that cannot be reached', async () => {
  const port = await freePort();
  expect(await start({ DATABASE_URL: `postgresql://ann:secret@127.0.0.1:${port}/shop` })).toEqual({
    code: 1,
    output: `The database at postgresql://ann@127.0.0.1:${port}/shop cannot be used: connect ECONNREFUSED 127.0.0.1:${port}.\n`,
  });
});

test('a database that is too old', async () => {
  const port = await listen(listenAsPostgres({ number: 140_009, text: '14.9' }));
  expect(await start({ DATABASE_URL: `postgresql://ann@127.0.0.1:${port}/shop` })).toEqual({
    code: 1,
    output: 'The database server is PostgreSQL 14.9; Ribambelle needs PostgreSQL 15 or newer.\n',
  });
});

test('a second start on the same data', async () => {
  const lock = await lockFolder(folder);
  expect(await start({})).toEqual({
    code: 1,
    output: `Ribambelle is already running on ${folder} (process ${process.pid}).\n`,
  });
  await lock?.release();
});
