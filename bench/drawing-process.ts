import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@ribambelle/api/client.ts';

/**
 * Reads a page of a running server once and draws it again and again: for each message with seconds, how many it drew in one, and how many
 * milliseconds of processor time one took.
 */
const page = new URL(process.argv[2] ?? '');
const dist = join(import.meta.dirname, '../storefront/dist');
const built: {
  createRenderer(assets: string): Promise<{
    drawing(request: object): Promise<() => string>;
  }>;
} = await import(pathToFileURL(join(dist, 'server/server.js')).href);
const renderer = await built.createRenderer(join(dist, 'client'));
const draw = await renderer.drawing({
  path: page.pathname,
  search: page.search,
  origin: page.origin,
  organiser: { language: page.pathname.split('/')[1] },
  call: (language: string) => createClient({ origin: page.origin, language: () => language }),
});
if (!draw().includes('</article>')) throw new Error('There is no card on the page');

process.on('message', (seconds: number) => {
  const begun = performance.now();
  const before = process.cpuUsage();
  let drawn = 0;
  for (; performance.now() < begun + seconds * 1000; drawn += 1) draw();
  const { user, system } = process.cpuUsage(before);
  const perSecond = drawn / ((performance.now() - begun) / 1000);
  process.send?.({ perSecond, millis: (user + system) / 1000 / drawn });
});
process.send?.('ready');
