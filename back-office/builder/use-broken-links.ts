import { useCall } from '@ribambelle/client/data/use-call.ts';
import { isOwnLink, pathnameOf } from '@ribambelle/domain/website/own-links.ts';
import type { PageTree } from '@ribambelle/domain/website/page-tree.ts';
import { hrefsOf } from './written-settings.ts';

/** The most links that are looked at. */
const MOST = 500;

/**
 * Returns the links of a page that lead nowhere on the site, as the server knows it, but those to
 * the page itself; none before it has answered.
 */
export function useBrokenLinks(
  tree: PageTree,
  { own, enabled }: { readonly own: readonly string[]; readonly enabled: boolean },
): { readonly broken: ReadonlySet<string>; readonly checking: boolean } {
  const hrefs = enabled
    ? hrefsOf(tree).filter((href) => isOwnLink(href) && !own.includes(pathnameOf(href)))
    : [];
  const isNeeded = hrefs.length > 0;
  const { data, error } = useCall(
    'listBrokenLinks',
    { hrefs: hrefs.slice(0, MOST) },
    { enabled: isNeeded },
  );
  return {
    broken: new Set(isNeeded ? data?.data : []),
    checking: isNeeded && data === undefined && error === null,
  };
}
