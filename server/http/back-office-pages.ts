import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono } from 'hono';
import { packable, packedResponse } from './packable.ts';
import { addAssets } from './assets.ts';

/** Serves the back-office, which is one page; the browser reads its addresses. */
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
