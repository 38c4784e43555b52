import { pageUrlOf, type PageUrl } from '@ribambelle/ui/router/page-url.ts';

/**
 * Which of these links leads to where a visitor is: its path is the same, and so is what its query names; of several that which names most.
 * What a visitor adds to the address, such as a search, changes nothing. -1 for none.
 */
export function currentLink(hrefs: readonly string[], here: PageUrl): number {
  const matches = hrefs.map((href) => matched(href, here));
  const most = Math.max(...matches);
  return most < 0 ? -1 : matches.indexOf(most);
}

/** How many values of the query a link shares with the address; -1 where it leads elsewhere. */
function matched(href: string, here: PageUrl): number {
  if (!href.startsWith('/') || href.startsWith('//')) return -1;
  const { path, search } = pageUrlOf(new URL(href, 'http://localhost'), here.language);
  if (path !== here.path) return -1;
  const present = new URLSearchParams(here.search);
  const named = [...new URLSearchParams(search)];
  return named.every(([name, value]) => present.get(name) === value) ? named.length : -1;
}
