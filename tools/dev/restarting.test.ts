import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepRunning } from './restarting.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribambelle-restarting-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Starts a program that writes a diary of its life; returns a way to read it. */
async function program(begin: string) {
  const script = join(folder, 'life.mjs');
  const diary = join(folder, 'diary');
  await writeFile(
    script,
    `import { appendFileSync } from 'node:fs'; const write = (word) => appendFileSync(${JSON.stringify(diary)}, word + ' ');
     process.on('SIGTERM', () => { write('end'); process.exit(); }); process.on('message', write); ${begin}`,
  );
  return { script, lives: () => readFile(diary, 'utf8') };
}

test('simultaneous changes replace the process once, and it is ready when it reports itself ready', async () => {
  const { script, lives } = await program("write('begin'); process.send('ready');");
  const running = keepRunning(script, {});
  await running.ready();
  for (let change = 0; change < 3; change += 1) running.restart();
  await running.ready();
  expect(await lives()).toBe('begin end begin ');
  running.tell('told');
  await expect.poll(lives).toBe('begin end begin told ');
  await running.stop();
  expect(await lives()).toBe('begin end begin told end ');
});

test('a failing process does not block its callers, and the next change starts it again', async () => {
  const { script, lives } = await program("write('begin'); process.exit(1);");
  const running = keepRunning(script, {});
  await running.ready();
  running.restart();
  await running.ready();
  expect(await lives()).toBe('begin begin ');
  await running.stop();
});
