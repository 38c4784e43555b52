import { spawn } from 'node:child_process';
import { endsWithUs } from '../start/ends-with-us.ts';
import type { Account } from './account.ts';

/**
 * A name of the working directory that its process can always open: above the data folder there may
 * be a home or a temporary folder that is closed to the account PostgreSQL runs as.
 */
export const HERE = '/proc/self/cwd';

export interface Program {
  program: string;
  args: string[];
  folder: string;
  input: string;
}

/** Runs a program to its end as `account` in `folder`; returns its exit code and output. */
export function runAs(
  account: Account,
  { program, args, folder, input }: Program,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { ...asAccount(account), cwd: folder, stdio: 'pipe' });
    endsWithUs(child);
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += String(chunk);
    });
    child.stderr.on('data', (chunk) => {
      output += String(chunk);
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Returns the options for `spawn` to start as that account, with an environment that reveals
 * nothing about us.
 */
export function asAccount({ uid, gid }: Account) {
  const identity = uid === process.getuid?.() ? {} : { uid, gid };
  return { ...identity, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } };
}

/** Finds the sentence about the failure in PostgreSQL's whole output. */
export function lastWords(output: string): string {
  const lines = output.trim().split('\n');
  const fatal =
    lines.findLast((line) => /FATAL|PANIC|error:|ERROR/.test(line)) ?? lines.at(-1) ?? '';
  return fatal.replace(/^.*?(?:FATAL|PANIC|ERROR|error): +/, '').trim();
}
