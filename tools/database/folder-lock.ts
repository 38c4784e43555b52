import { stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export interface FolderLock {
  release(): Promise<void>;
}

/** Milliseconds for which a holder may be silent. */
const SILENCE = 2_000;

/**
 * Takes the folder for this process, or answers null when another process has it. The lock is an abstract socket named after
 * the folder's inode: the kernel drops it with the process, however that ends, so there is never a stale one. A socket that was
 * released lives on for a moment in a child that its process is just starting: one at which nobody answers is waited for.
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

/** The process that holds the folder, or null when nobody does or answers (also when there is no such folder yet). */
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
