import { matchPathname, pathOf } from '@ribambelle/domain/website/pathnames.ts';
import { accountRoutes } from './pages/account/routes.ts';
import { galleryRoutes } from './pages/gallery/routes.ts';
import type { Route } from './route.ts';

export const routes: readonly Route[] = [...accountRoutes, ...galleryRoutes];

/** Returns the destination of an address that only redirects, with its query; else null. */
export function elsewhereOf(path: string): string | null {
  const voucher = matchPathname('/redeem/$code', path);
  if (voucher !== null) return pathOf('/account/vouchers/redeem/$code', voucher);
  const activity = matchPathname('/cart/registrations/request/$activity', path);
  if (activity !== null) return pathOf('/cart/registrations-requests/$activity', activity);
  return redirects.get(path) ?? null;
}

const redirects: ReadonlyMap<string, string> = new Map([
  ['/auth/redirect', '/auth/register'],
  ['/redeem', '/account/vouchers/redeem'],
  ['/account', '/account/home'],
  ['/cart/registrations/request', '/cart/registrations-requests'],
]);
