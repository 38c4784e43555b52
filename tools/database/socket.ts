import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const NAME = '.s.PGSQL.';

/** The longest path of a socket on Linux, in bytes. */
const MOST_BYTES = 107;

/**
 * Returns the address of the embedded server: its socket, in the folder of its cluster, which only
 * its account and root may enter. A statement costs considerably less there than over 127.0.0.1,
 * which is returned when the path is too long for a socket, and also serves programs without
 * support for sockets.
 */
export function addressOf(input: { password: string; port: number; cluster: string }): string {
  const address = `postgresql://ribambelle:${input.password}@127.0.0.1:${input.port}/ribambelle`;
  const folder = resolve(input.cluster);
  const path = join(folder, `${NAME}${input.port}`);
  return Buffer.byteLength(path) <= MOST_BYTES
    ? `${address}?host=${encodeURIComponent(folder)}`
    : address;
}

/** Removes sockets left by killed servers: each start has its own port, and therefore socket. */
export async function removeSockets(cluster: string): Promise<void> {
  const names = await readdir(cluster).catch(() => []);
  const sockets = names.filter((name) => name.startsWith(NAME));
  await Promise.all(sockets.map((name) => rm(join(cluster, name), { force: true })));
}
