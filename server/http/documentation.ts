import { openApi } from '@ribambelle/api/openapi.ts';
import type { Hono } from 'hono';
import type { Site } from './api-routes.ts';
import { documentationPage } from './documentation-page.ts';

/** The API's own description: OpenAPI 3.1 for programs, one readable page for people. */
export function addDocumentation(app: Hono, site: Site): void {
  const document = openApi(site);
  const text = JSON.stringify(document);
  app.get('/api/openapi.json', (c) =>
    c.body(text, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' }),
  );
  app.get('/api/docs', (c) => c.html(documentationPage(document)));
}

/** Whether a path is one of the two. */
export function isDocumentation(path: string): boolean {
  return path === '/api/openapi.json' || path === '/api/docs';
}
