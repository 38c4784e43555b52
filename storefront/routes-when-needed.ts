import type { Route } from './route.ts';

/**
 * Loads our own pages, for browsers: catalogue pages do not need them, so they are loaded when one
 * of them is shown.
 */
export async function routesWhenNeeded(): Promise<readonly Route[]> {
  const { routes } = await import('./routes.ts');
  return routes;
}
