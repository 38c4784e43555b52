import type { Browser } from '@playwright/test';
import { openBrowser } from './browser.ts';
import { type Figure, median, rounded } from './report.ts';
import { openStage, startProcess } from './stage.ts';

const ROUNDS = 5;
const PAGE = '/fr/activities';
/** A usual 4G connection: 9 Mbit/s down, 170 ms there and back. */
const FOUR_G = {
  offline: false,
  latency: 170,
  downloadThroughput: (9 * 1024 * 1024) / 8,
  uploadThroughput: (9 * 1024 * 1024) / 8,
};

/**
 * Measures the JavaScript of a catalogue page as transferred, and the time until a slow phone shows
 * the page and lets it be used.
 */
export async function pageWeight(): Promise<readonly Figure[]> {
  const stage = await openStage();
  try {
    const server = await startProcess({ databaseUrl: await stage.demoDatabase('usual') });
    try {
      return await measure(`http://localhost:${server.port}${PAGE}`);
    } finally {
      await server.stop();
    }
  } finally {
    await stage.close();
  }
}

async function measure(url: string): Promise<Figure[]> {
  const browser = await openBrowser();
  try {
    const zipped =
      (await visit(browser, { url, headers: { 'accept-encoding': 'gzip' } })).script / 1024;
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round += 1) visits.push(await visit(browser, { url }));
    const script = median(visits.map((one) => one.script)) / 1024;
    const paint = median(visits.map((one) => one.paint));
    return [
      {
        what: 'JavaScript of a catalogue page',
        measured: `${rounded(zipped, 1)} KB gzip`,
        reference: `as browsers ask for it: ${rounded(script, 1)} KB`,
        goal: 'at most 100 KB gzip',
        reached: zipped <= 100 && script > 1,
      },
      {
        what: 'largest contentful paint, CPU 4 times slower, 4G',
        measured: `${rounded(paint)} ms`,
        reference: 'absolute',
        goal: 'below 1500 ms',
        reached: paint < 1500 && paint > 0,
      },
      {
        what: 'the page’s code has taken over, on the same phone',
        measured: `${rounded(median(visits.map(({ taken }) => taken)))} ms`,
        reference: 'absolute',
        goal: 'none: told beside the one above, which it follows',
        reached: true,
      },
    ];
  } finally {
    await browser.close();
  }
}

interface Visit {
  /** Bytes of scripts, with the headers of their answers. */
  readonly script: number;
  /** Milliseconds until the largest contentful paint. */
  readonly paint: number;
  /** Milliseconds until the session was requested, which the page's code does first. */
  readonly taken: number;
}

/** Makes one visit of a new visitor; `headers` go with each request. */
async function visit(
  browser: Browser,
  { url, headers = {} }: { url: string; headers?: { [name: string]: string } },
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    extraHTTPHeaders: headers,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', FOUR_G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const scripts = new Set<string>();
  let script = 0;
  devtools.on('Network.responseReceived', ({ requestId, type }) =>
    type === 'Script' ? scripts.add(requestId) : undefined,
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) script += encodedDataLength;
  });
  const session = page.waitForResponse(/\/api\/session/);
  await page.goto(url);
  await session;
  await page.waitForLoadState('networkidle');
  const sessionStart = await page.evaluate(
    () =>
      performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/session'))
        ?.startTime ?? Number.NaN,
  );
  const paint = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
        setTimeout(() => resolve(0), 5000);
      }),
  );
  await context.close();
  return { script, paint, taken: sessionStart };
}
