import type { Place } from '@ribambelle/ui/router/place.ts';

/** Where the links to sign in and to register lead: back to here afterwards, except from an auth page (1 §2.3). */
export function signInLinks(place: Pick<Place, 'path' | 'search'>): {
  login: string;
  register: string;
} {
  if (place.path.startsWith('/auth/')) {
    const redirect = new URLSearchParams(place.search).get('redirect');
    if (redirect === null) return { login: '/auth/login', register: '/auth/redirect' };
    return withRedirect(redirect);
  }
  return withRedirect(`${place.path}${place.search}`);
}

function withRedirect(redirect: string): { login: string; register: string } {
  const query = redirect === '/' ? '' : `?redirect=${encodeURIComponent(redirect)}`;
  return { login: `/auth/login${query}`, register: `/auth/register${query}` };
}
