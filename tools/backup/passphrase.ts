import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Refusal } from '@ribambelle/database/refusal.ts';

/**
 * Returns the passphrase in BACKUP_PASSPHRASE, or the one typed at the terminal, which does not
 * show it; null without either.
 */
export async function readPassphrase(question: string): Promise<string | null> {
  const passphrase = process.env['BACKUP_PASSPHRASE'] ?? '';
  if (passphrase !== '') return passphrase;
  if (!process.stdin.isTTY) return null;
  const answer = await ask(question);
  return answer === '' ? null : answer;
}

/** Like `readPassphrase`, but typed twice: nobody could open after a typing error. */
export async function choosePassphrase(question: string): Promise<string | null> {
  const passphrase = await readPassphrase(question);
  if (passphrase === null || (process.env['BACKUP_PASSPHRASE'] ?? '') !== '') return passphrase;
  if ((await ask('Once more: ')) !== passphrase)
    throw new Refusal('The two passphrases differ: nothing was done.');
  return passphrase;
}

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
