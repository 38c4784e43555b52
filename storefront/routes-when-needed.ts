import type { Route } from './route.ts';

/** Our own pages, for browsers: catalogue pages need not know them, so they come when one of them is shown. */
export async function routesWhenNeeded(): Promise<readonly Route[]> {
  const { routes } = await import('./routes.ts');
  return routes;
}
