import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { expect, test, vi } from 'vitest';
import { needs } from '@ribambelle/elements/needs.ts';
import { assetsOf, type Manifest } from './document/assets.ts';
import { routes } from './routes.ts';

/** Of gzip; with the headers of its answers a page stays below 100,000 bytes, and below 90,000 in the brotli that browsers ask for. */
const MOST_BYTES = 97_300;

test(
  'a catalogue page has at most 100 KB of JavaScript in all, and no schema library; no words are left out that a page asks for',
  { timeout: 60_000 },
  async () => {
    // as `npm start` builds
    vi.stubEnv('NODE_ENV', 'production');
    const folder = await mkdtemp(join(tmpdir(), 'page-weight-'));
    const environments = { client: { build: { outDir: folder, emptyOutDir: true } } };
    const builder = await createBuilder({
      root: import.meta.dirname,
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      logLevel: 'silent',
      mode: 'production',
      environments,
    });
    const client = builder.environments['client'];
    if (client === undefined) throw new Error('The configuration names no build for browsers');
    await builder.build(client);
    const manifest: Manifest = JSON.parse(
      await readFile(join(folder, '.vite/manifest.json'), 'utf8'),
    );
    const nouns = new Set([...Object.values(needs), ...routes].flatMap(({ texts }) => texts));
    for (const noun of nouns) expect(Object.keys(manifest)).toContain(`../texts/fr/${noun}.ts`);
    const elements = [
      'sections-container',
      'sections-header',
      'catalogs-activities-cards-grid',
    ].map((element) => `../elements/${element}/view.tsx`);
    const { modules } = assetsOf(manifest, [
      'client.tsx',
      ...elements,
      '../texts/fr/shell.ts',
      '../texts/fr/catalogue.ts',
    ]);
    const files = await Promise.all(modules.map((file) => readFile(join(folder, file))));
    expect(files.length).toBeGreaterThan(3);
    expect(files.some((file) => file.includes('ZodError'))).toBe(false);
    const bytes = files.reduce((sum, file) => sum + gzipSync(file, { level: 9 }).length, 0);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
    await rm(folder, { recursive: true });
  },
);
