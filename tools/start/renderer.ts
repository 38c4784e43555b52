import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageRenderer } from '@ribambelle/server/http/pages.ts';

const DIST = join(import.meta.dirname, '../../storefront/dist');

/**
 * Returns the built storefront's renderer, or null when nothing is built: then the server answers
 * the API alone.
 */
export async function findRenderer(): Promise<PageRenderer | null> {
  const entry = join(DIST, 'server/server.js');
  if (!existsSync(entry)) return null;
  const bundle: { createRenderer(assets: string, settings: object): Promise<PageRenderer> } =
    await import(pathToFileURL(entry).href);
  return bundle.createRenderer(join(DIST, 'client'), pageSettings());
}

/** Returns the settings of public pages in the environment. */
export function pageSettings() {
  const provider_site = process.env['PROVIDER_SITE']?.trim();
  return { ...(provider_site ? { provider_site } : {}), gallery: process.env['GALLERY'] === 'on' };
}
