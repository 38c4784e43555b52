import { stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface FolderLock {
  release(): Promise<void>;
}

/** Milliseconds for which a holder may stay silent. */
const SILENCE = 2_000;

/**
 * Locks the folder for this process, or returns null when another process holds it. The lock is an
 * abstract socket named after the folder's inode: the kernel drops it with the process, however
 * that ends, so it is never stale. A released socket lives on for a moment in a child that its
 * process is just starting: a socket that does not answer is waited for.
 */
export async function lockFolder(folder: string): Promise<FolderLock | null> {
  const name = await lockName(folder);
  const until = performance.now() + SILENCE;
  for (;;) {
    const server = createServer((socket) => socket.end(String(process.pid)));
    server.unref();
    if (await listen(server, name)) return { release: () => close(server) };
    if ((await holderAt(name)) !== null || performance.now() > until) return null;
    await setTimeout(20);
  }
}

/**
 * Returns the process that holds the folder, or null when none does or answers (also when there is
 * no such folder yet).
 */
export async function lockHolder(folder: string): Promise<string | null> {
  const name = await lockName(folder).catch(() => null);
  return name === null ? null : holderAt(name);
}

function holderAt(name: string): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(name);
    socket.setEncoding('utf8');
    socket.setTimeout(SILENCE, () => socket.destroy());
    socket.on('data', (text) => {
      answer += String(text);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer === '' ? null : answer));
  });
}

async function lockName(folder: string): Promise<string> {
  const { dev, ino } = await stat(folder);
  return `\0ribambelle-data-${dev}-${ino}`;
}

function listen(server: Server, name: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    });
    server.listen(name, () => resolve(true));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}
