import { safeRedirect } from '@ribambelle/domain/website/safe-redirect.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';

/**
 * Returns the address after signing in: the `redirect` of the page when it is on this site, else
 * `/` (3 §4); and an auth link that keeps it.
 */
export function useRedirect(): {
  readonly redirect: string;
  readonly given: boolean;
  readonly keep: (path: string) => string;
} {
  const address_path = new URLSearchParams(useLocation().search).get('redirect');
  const redirect = safeRedirect(address_path);
  const has_redirect = redirect !== '/';
  return {
    redirect,
    given: has_redirect,
    keep: (path) => (has_redirect ? `${path}?redirect=${encodeURIComponent(redirect)}` : path),
  };
}
