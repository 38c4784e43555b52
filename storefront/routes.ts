import { accountRoutes } from './pages/account/routes.ts';
import { galleryRoutes } from './pages/gallery/routes.ts';
import type { Route } from './route.ts';

export const routes: readonly Route[] = [...accountRoutes, ...galleryRoutes];

/** Addresses that only lead elsewhere, with their query. */
export const redirects: ReadonlyMap<string, string> = new Map([
  ['/auth/redirect', '/auth/register'],
  ['/account', '/account/home'],
]);
