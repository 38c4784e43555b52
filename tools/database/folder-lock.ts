import { stat } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import type { Server } from 'node:net';

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Takes the folder for this process, or answers null when another process has it. The lock is an abstract socket named after
 * the folder's inode: the kernel drops it with the process, however that ends, so there is never a stale one.
 */
export async function lockFolder(folder: string): Promise<FolderLock | null> {
  const server = createServer((socket) => socket.end(String(process.pid)));
  server.unref();
  const taken = await listen(server, await lockName(folder));
  return taken ? { release: () => close(server) } : null;
}

/** The process that holds the folder, or null when nobody does (also when there is no such folder yet). */
export async function lockHolder(folder: string): Promise<string | null> {
  const name = await lockName(folder).catch(() => null);
  if (name === null) return null;
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(name);
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += String(text);
    });
    socket.on('end', () => resolve(answer));
    socket.on('error', () => resolve(null));
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
