import { fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { burst } from './load.ts';
import { type Figure, median, percent, rounded } from './report.ts';
import { openStage, startProcess } from './stage.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PAGE = '/fr/activities';

/** A catalogue page from the page cache against bare Node with the same bytes, in turn; without cache, pages a second; memory after it. */
export async function cataloguePages(): Promise<readonly Figure[]> {
  const stage = await openStage();
  try {
    const databaseUrl = await stage.demoDatabase('usual');
    return [...(await cached(databaseUrl)), ...(await uncached(databaseUrl))];
  } finally {
    await stage.close();
  }
}

async function cached(databaseUrl: string): Promise<Figure[]> {
  const server = await startProcess({ databaseUrl });
  const url = `http://localhost:${server.port}${PAGE}`;
  const folder = await mkdtemp(join(tmpdir(), 'ribambelle-bytes-'));
  try {
    const headers = { 'accept-encoding': 'gzip' };
    await fetch(url, { headers });
    const { gzipSync } = await import('node:zlib');
    const bytes = gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 6 });
    await writeFile(join(folder, 'page'), bytes);
    const bare = fork(join(import.meta.dirname, 'bare-node.ts'), [join(folder, 'page')]);
    const barePort = await new Promise<number>((resolve) =>
      bare.once('message', (message) => resolve(Number(message))),
    );
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      theirs.push(
        (
          await burst({
            urls: [`http://127.0.0.1:${barePort}/`],
            connections: 16,
            seconds: SECONDS,
            headers,
          })
        ).perSecond,
      );
      ours.push(
        (await burst({ urls: [url], connections: 16, seconds: SECONDS, headers })).perSecond,
      );
    }
    bare.kill();
    const ratio = median(ours.map((value, index) => value / (theirs[index] ?? 1)));
    return [
      {
        what: 'catalogue page from the page cache',
        measured: `${rounded(median(ours))}/s`,
        reference: `bare Node, same ${bytes.length} bytes: ${rounded(median(theirs))}/s, ratio ${percent(ratio)}`,
        goal: 'at least 40 %',
        reached: ratio >= 0.4,
      },
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function uncached(databaseUrl: string): Promise<Figure[]> {
  const server = await startProcess({ databaseUrl, pageCacheOff: true });
  try {
    // addresses of their own: whoever asks for the same page at the same moment would share its drawing
    const urls = Array.from(
      { length: 64 },
      (_, visitor) => `http://localhost:${server.port}${PAGE}?visitor=${visitor}`,
    );
    const asked = { urls, connections: 8, apart: true };
    const rates: number[] = [];
    // the compiler of a server that has just started takes some thousand pages to know them
    await burst({ ...asked, seconds: 10 });
    for (let round = 0; round < ROUNDS; round += 1)
      rates.push((await burst({ ...asked, seconds: SECONDS })).perSecond);
    const bytes = await server.memory();
    const megabytes = bytes / 1024 / 1024;
    return [
      {
        what: 'catalogue page without cache, no two alike',
        measured: `${rounded(median(rates))}/s`,
        reference: 'absolute',
        goal: 'at least 250/s',
        reached: median(rates) >= 250,
      },
      {
        what: 'resident memory of the server after it',
        measured: `${rounded(megabytes)} MB`,
        reference: 'absolute',
        goal: 'below 350 MB',
        reached: megabytes < 350,
      },
    ];
  } finally {
    await server.stop();
  }
}
