import { safeRedirect } from '@ribambelle/domain/website/safe-redirect.ts';

/**
 * Returns the destination after a participant was created or changed: the query's `redirect`, with
 * the remaining query values and `participant` set to the new cuid; without a redirect on this
 * site, the list (1 §2.3).
 */
export function afterSaving(search: string, participant: string): string {
  const { redirect, ...rest } = Object.fromEntries(new URLSearchParams(search));
  const target = safeRedirect(redirect);
  if (target === '/') return '/account/participants';
  const [path = '', hash] = target.split('#', 2);
  const [pathname = '', own_query] = path.split('?', 2);
  const query = new URLSearchParams(own_query);
  for (const [name, value] of Object.entries({ ...rest, participant })) query.set(name, value);
  return `${pathname}?${query}${hash === undefined ? '' : `#${hash}`}`;
}
