import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@ribambelle/database/connect.ts';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbedded } from '../database/embedded.ts';
import { keepRunning } from './keep-running.ts';

test('a database that is killed is back at the same address, with its committed rows', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ribambelle-kept-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const database = await startEmbedded({ dataDir: join(folder, 'data'), durable: true });
  const sentences: string[] = [];
  const keeper = keepRunning(database, { complain: (sentence) => void sentences.push(sentence) });
  const client = await connect(database.url);
  await client.query('create table kept as select 42 as answer');
  process.kill(database.pid, 'SIGKILL');
  await expect.poll(() => sentences.at(-1)).toBe('The database is back.');
  await client.end().catch(() => {});
  const again = await connect(database.url);
  expect((await again.query('select answer from kept')).rows).toEqual([{ answer: 42 }]);
  await again.end();
  await keeper.stop();
  await keeper.ended;
  expect(sentences).toHaveLength(2);
  await expect(connect(database.url)).rejects.toThrow('cannot be used');
});

test('one that does not come back is tried once for each pause, and then given up', async () => {
  let tries = 0;
  const sentences: string[] = [];
  const keeper = keepRunning(
    {
      url: 'postgres://nowhere/none',
      ended: Promise.resolve(),
      again: () => {
        tries += 1;
        return Promise.reject(new Error('It does not start.'));
      },
      stop: () => Promise.resolve(),
    },
    { complain: (sentence) => void sentences.push(sentence), pauses: [0, 1, 1] },
  );
  await keeper.ended;
  expect(tries).toBe(3);
  expect(sentences.filter((sentence) => sentence === 'It does not start.')).toHaveLength(3);
});
