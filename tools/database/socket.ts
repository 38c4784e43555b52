import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const NAME = '.s.PGSQL.';

/** Linux lets a socket's path have 107 bytes. */
const MOST_BYTES = 107;

/**
 * The address of the embedded server: its socket, in its cluster, which only its account and root may enter; there a statement costs a
 * good part less than over 127.0.0.1. Where the path is too long for a socket, 127.0.0.1, where programs that know no sockets find it too.
 */
export function addressOf(input: { password: string; port: number; cluster: string }): string {
  const address = `postgresql://ribambelle:${input.password}@127.0.0.1:${input.port}/ribambelle`;
  const folder = resolve(input.cluster);
  const path = join(folder, `${NAME}${input.port}`);
  return Buffer.byteLength(path) <= MOST_BYTES
    ? `${address}?host=${encodeURIComponent(folder)}`
    : address;
}

/** Removes what servers that were killed left of their sockets: each start has a port, and so a socket, of its own. */
export async function removeSockets(cluster: string): Promise<void> {
  const names = await readdir(cluster).catch(() => []);
  const left = names.filter((name) => name.startsWith(NAME));
  await Promise.all(left.map((name) => rm(join(cluster, name), { force: true })));
}
