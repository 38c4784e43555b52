import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_FLAGS } from '@ribambelle/tools/server-flags.mjs';
import { burst } from './load.ts';
import { type Figure, median, percent, rounded } from './report.ts';
import { openStage, type ServerProcess, startProcess, startProcesses } from './stage.ts';

const ROUNDS = 5;
const SECONDS = 3;
const PAGE = '/fr/activities';

/**
 * Measures a catalogue page from the page cache against bare Node with the same bytes, in turn;
 * pages a second without cache; and memory after it.
 */
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
  let bare: ChildProcess | null = null;
  try {
    const headers = { 'accept-encoding': 'gzip' };
    await fetch(url, { headers });
    const { gzipSync } = await import('node:zlib');
    const bytes = gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer()), { level: 6 });
    await writeFile(join(folder, 'page'), bytes);
    const child = fork(join(import.meta.dirname, 'bare-node.ts'), [join(folder, 'page')]);
    bare = child;
    const barePort = await new Promise<number>((resolve) =>
      child.once('message', (message) => resolve(Number(message))),
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
    bare?.kill();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function uncached(databaseUrl: string): Promise<Figure[]> {
  const server = await startProcess({ databaseUrl, pageCacheOff: true });
  const two = await startProcesses({ databaseUrl, pageCacheOff: true }, 2);
  const { urls } = loadOf(server);
  // a second process keeps the other core as busy as the database and clients do while the server
  // works
  const alone = await startDrawing(urls);
  const beside = await startDrawing(urls);
  const drawFor = async (seconds: number) => {
    const [one] = await Promise.all([alone.draw(seconds), beside.draw(seconds)]);
    return one;
  };
  const whole = async (): Promise<Pace> => {
    const before = await server.processorMillis();
    const { perSecond } = await burst({ ...loadOf(server), seconds: SECONDS });
    const millis = ((await server.processorMillis()) - before) / (perSecond * SECONDS);
    return { perSecond, millis };
  };
  try {
    await burst({ ...loadOf(server), seconds: 10 });
    await drawFor(5);
    await burst({ ...loadOf(two), seconds: 10 });
    const rounds: Round[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        drawn: await drawFor(SECONDS),
        whole: await whole(),
        two: (await burst({ ...loadOf(two), seconds: SECONDS })).perSecond,
      });
    return figuresOf(rounds, (await server.memory()) / 1024 / 1024);
  } finally {
    alone.stop();
    beside.stop();
    await server.stop();
    await two.stop();
  }
}

/** Pages or drawings a second, and milliseconds of processor time for one. */
interface Pace {
  readonly perSecond: number;
  readonly millis: number;
}

interface Round {
  readonly drawn: Pace;
  readonly whole: Pace;
  readonly two: number;
}

/** Makes distinct addresses: simultaneous requests for the same page would share its drawing. */
function loadOf({ port }: ServerProcess) {
  const urls = Array.from(
    { length: 64 },
    (_, visitor) => `http://localhost:${port}${PAGE}?visitor=${visitor}`,
  );
  return { urls, connections: 8, apart: true };
}

/**
 * Starts a process that draws the pages of the load in turn: React's part, without reading,
 * document, compression and HTTP.
 */
async function startDrawing(pages: readonly string[]) {
  const child = fork(join(import.meta.dirname, 'drawing-process.ts'), [...pages], {
    execArgv: [...SERVER_FLAGS],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const answer = () =>
    new Promise<Pace>((resolve, reject) => {
      child.once('message', (pace: Pace) => resolve(pace));
      child.once('exit', (code) => reject(new Error(`Drawing ended with ${code}`)));
    });
  await answer();
  return {
    draw: (seconds: number) => {
      child.send(seconds);
      return answer();
    },
    stop: () => void child.kill(),
  };
}

function figuresOf(rounds: readonly Round[], megabytes: number): Figure[] {
  const whole = median(rounds.map((round) => round.whole.perSecond));
  const drawnPerSecond = median(rounds.map((round) => round.drawn.perSecond));
  const ofDrawing = median(rounds.map((round) => round.whole.perSecond / round.drawn.perSecond));
  const millis = median(rounds.map((round) => round.whole.millis));
  const drawing = median(rounds.map((round) => round.drawn.millis));
  const share = median(rounds.map((round) => round.drawn.millis / round.whole.millis));
  const more = median(rounds.map((round) => round.two / round.whole.perSecond));
  return [
    {
      what: 'catalogue page without cache, no two alike',
      measured: `${rounded(whole)}/s`,
      reference: `renderToString in a process of its own: ${rounded(drawnPerSecond)}/s, ratio ${percent(ofDrawing)}`,
      goal: 'at least 250/s',
      reached: whole >= 250,
    },
    {
      what: 'processor time of a catalogue page without cache',
      measured: `${rounded(millis, 2)} ms`,
      reference: `renderToString in a process of its own: ${rounded(drawing, 2)} ms, ratio ${percent(share)}`,
      goal: 'at least 45 %',
      reached: share >= 0.45,
    },
    {
      what: 'catalogue page without cache, two workers',
      measured: `${rounded(median(rounds.map((round) => round.two)))}/s`,
      reference: `one worker: ${rounded(whole)}/s, ${rounded(more, 2)} times as many`,
      goal: 'none: told beside the one above',
      reached: true,
    },
    {
      what: 'resident memory of the server after it',
      measured: `${rounded(megabytes)} MB`,
      reference: 'absolute',
      goal: 'below 350 MB',
      reached: megabytes < 350,
    },
  ];
}
