import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@ribambelle/api/client.ts';

/**
 * Reads pages of a running server, each from its own address, and draws them in turn again and
 * again. For each message with seconds it reports the number drawn in one second, and the
 * milliseconds of processor time for one.
 */
const pages = process.argv.slice(2).map((address) => new URL(address));
const dist = join(import.meta.dirname, '../storefront/dist');
const bundle: {
  createRenderer(assets: string): Promise<{
    drawing(request: object): Promise<() => string>;
  }>;
} = await import(pathToFileURL(join(dist, 'server/server.js')).href);
const renderer = await bundle.createRenderer(join(dist, 'client'));
const drawings: (() => string)[] = [];
for (const { pathname, search, origin } of pages)
  drawings.push(
    await renderer.drawing({
      path: pathname,
      search,
      origin,
      organiser: { language: pathname.split('/')[1] },
      call: (language: string) => createClient({ origin, language: () => language }),
    }),
  );
for (const draw of drawings)
  if (!draw().includes('</article>')) throw new Error('There is no card on the page');

process.on('message', (seconds: number) => {
  const start = performance.now();
  const before = process.cpuUsage();
  let count = 0;
  for (; performance.now() < start + seconds * 1000; count += 1)
    drawings[count % drawings.length]?.();
  const { user, system } = process.cpuUsage(before);
  const perSecond = count / ((performance.now() - start) / 1000);
  process.send?.({ perSecond, millis: (user + system) / 1000 / count });
});
process.send?.('ready');
