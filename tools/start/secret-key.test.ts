import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { secretKeys } from './secret-key.ts';

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'ribambelle-key-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return join(made, 'data');
}

test('a key is made once, for its owner alone', async () => {
  const data = await folder();
  const [both, again] = await Promise.all([secretKeys(null, data), secretKeys(null, data)]);
  expect(both).toEqual(again);
  expect(both[0]).toMatch(/^[\w-]{43}$/);
  expect((await stat(join(data, 'secret-key'))).mode & 0o777).toBe(0o600);
});

test('keys that are given come first, the new one before the old', async () => {
  expect(await secretKeys('new, old', await folder())).toEqual(['new', 'old']);
});
