import { readFile, stat } from 'node:fs/promises';
import { Refusal } from '@ribambelle/database/refusal.ts';

export interface Account {
  uid: number;
  gid: number;
}

/**
 * Returns the account that runs PostgreSQL, since it refuses root: ourselves, or, when we are root,
 * the owner of an existing cluster, or else the system's `nobody`.
 */
export async function accountFor(cluster: string): Promise<Account> {
  const uid = process.getuid?.() ?? -1;
  const gid = process.getgid?.() ?? -1;
  if (uid !== 0) return { uid, gid };
  const existing = await stat(cluster).catch(() => null);
  if (existing !== null && existing.uid !== 0) return { uid: existing.uid, gid: existing.gid };
  return nobody();
}

async function nobody(): Promise<Account> {
  const lines = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'));
  for (const name of ['nobody', 'daemon']) {
    const line = lines.find((fields) => fields[0] === name);
    if (line !== undefined) return { uid: Number(line[2]), gid: Number(line[3]) };
  }
  throw new Refusal(
    'PostgreSQL refuses to run as root and this system has no account "nobody" to run it as: start as an ordinary user.',
  );
}
