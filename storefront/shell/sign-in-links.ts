import type { PageUrl } from '@ribambelle/ui/router/page-url.ts';

/**
 * Returns the addresses to sign in and to register, which lead back here afterwards, except from an
 * auth page (1 §2.3).
 */
export function signInLinks(pageUrl: Pick<PageUrl, 'path' | 'search'>): {
  login: string;
  register: string;
} {
  if (pageUrl.path.startsWith('/auth/')) {
    const redirect = new URLSearchParams(pageUrl.search).get('redirect');
    if (redirect === null) return { login: '/auth/login', register: '/auth/redirect' };
    return withRedirect(redirect);
  }
  return withRedirect(`${pageUrl.path}${pageUrl.search}`);
}

function withRedirect(redirect: string): { login: string; register: string } {
  const query = redirect === '/' ? '' : `?redirect=${encodeURIComponent(redirect)}`;
  return { login: `/auth/login${query}`, register: `/auth/register${query}` };
}
