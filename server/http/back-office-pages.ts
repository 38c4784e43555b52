import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { addAssets } from './assets.ts';

/** The back-office is one page; its addresses are read in the browser. */
export function addBackOfficePages(app: Hono, folder: string): void {
  addAssets(app, folder);
  app.get('*', async (c) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    return c.html(html, 200, { 'cache-control': 'no-cache' });
  });
}
