import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root = '';

// A checkout with one command that needs no installed packages.
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'ribambelle-run-'));
  await mkdir(join(root, 'tools/commands'), { recursive: true });
  for (const file of ['run.mjs', 'server-flags.mjs'])
    await cp(join(import.meta.dirname, file), join(root, 'tools', file));
  await writeFile(
    join(root, 'tools/commands/greet.ts'),
    "console.log('hello', process.argv.slice(2).join() satisfies string);",
  );
});
afterEach(() => rm(root, { recursive: true }));

/** Runs the entry as if this Node, and the one it is started with, had that version. */
async function runAs(version: string, args: string[]) {
  const node = join(root, 'node');
  await writeFile(node, `#!/bin/sh\necho v${version}\n`);
  await chmod(node, 0o755);
  const pretence = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } }); process.execPath = ${JSON.stringify(node)};`;
  await writeFile(join(root, 'pretence.mjs'), pretence);
  return run(['--import', join(root, 'pretence.mjs')], args);
}

function run(flags: string[], args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...flags, join(root, 'tools/run.mjs'), ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

test('a Node that is too old to begin with', async () => {
  const stderr = 'Ribambelle needs Node 20 or newer to start with, and this is Node 18.20.4.\n';
  expect(await runAs('18.20.4', ['greet'])).toEqual({ status: 1, stdout: '', stderr });
});

test('a Node that can start, with no newer one installed to go on', async () => {
  const { status, stdout, stderr } = await runAs('20.20.2', ['greet']);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(
    /^Ribambelle needs Node 26 or newer: this is 20\.20\.2, and npm brings none for \w+ \w+\.\n$/,
  );
});

test('a command that does not exist', () => {
  expect(run([], ['nonsense'])).toEqual({
    status: 1,
    stdout: '',
    stderr: 'There is no command "nonsense" in tools/commands.\n',
  });
});

test('a command gets its arguments', () => {
  expect(run([], ['greet', 'a', 'b'])).toEqual({ status: 0, stdout: 'hello a,b\n', stderr: '' });
});
