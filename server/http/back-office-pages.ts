import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { packable, packedResponse } from './packable.ts';
import { addAssets } from './assets.ts';

/** The back-office is one page; its addresses are read in the browser. */
export function addBackOfficePages(app: Hono, folder: string): void {
  addAssets(app, folder);
  app.get('*', async (c) => {
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
    return packedResponse(packable(html), {
      accepted: c.req.header('accept-encoding'),
      headers,
    });
  });
}
