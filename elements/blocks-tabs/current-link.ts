import { pageUrlOf, type PageUrl } from '@ribambelle/ui/router/page-url.ts';

/**
 * Returns the index of the link that leads to the current page: it has the same path, and every
 * value of its query is in the address. When several match, the one with the most values wins.
 * Anything that a visitor adds to the address, such as a search, changes nothing. -1 for none.
 */
export function currentLink(hrefs: readonly string[], here: PageUrl): number {
  const matches = hrefs.map((href) => sharedValues(href, here));
  const most = Math.max(...matches);
  return most < 0 ? -1 : matches.indexOf(most);
}

/**
 * Returns the number of query values that a link shares with the address; -1 when it leads
 * elsewhere.
 */
function sharedValues(href: string, here: PageUrl): number {
  if (!href.startsWith('/') || href.startsWith('//')) return -1;
  const { path, search } = pageUrlOf(new URL(href, 'http://localhost'), here.language);
  if (path !== here.path) return -1;
  const present = new URLSearchParams(here.search);
  const values = [...new URLSearchParams(search)];
  return values.every(([name, value]) => present.get(name) === value) ? values.length : -1;
}
