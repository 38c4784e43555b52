import { openApi } from '@ribambelle/api/openapi.ts';
import type { Context as HonoContext, Hono } from 'hono';
import type { Site } from './api-routes.ts';
import { packable, type Packable, packedResponse } from './packable.ts';
import { documentationPage } from './documentation-page.ts';

/**
 * Serves the API's own description: OpenAPI 3.1 for programs, one readable page for people; both
 * are megabytes, written when first read.
 */
export function addDocumentation(app: Hono, site: Site): void {
  const json = once(() => packable(JSON.stringify(openApi(site))));
  const page = once(() => packable(documentationPage(openApi(site))));
  app.get('/api/openapi.json', (c) => answer(c, { text: json(), type: 'application/json' }));
  app.get('/api/docs', (c) => answer(c, { text: page(), type: 'text/html; charset=utf-8' }));
}

function once<Value>(make: () => Value): () => Value {
  let value: Value | null = null;
  return () => (value ??= make());
}

function answer(
  c: HonoContext,
  { text, type }: { readonly text: Packable; readonly type: string },
): Promise<Response> {
  const encodings = c.req.header('accept-encoding');
  const headers = { 'content-type': type, 'cache-control': 'no-cache' };
  return packedResponse(text, { accepted: encodings, headers });
}

/** Tests whether a path is one of the two. */
export function isDocumentation(path: string): boolean {
  return path === '/api/openapi.json' || path === '/api/docs';
}
