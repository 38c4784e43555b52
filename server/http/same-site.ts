import { refuse } from '../refusal.ts';

/**
 * Refuses WRONG_ORIGIN to a call that another site made the browser send: by Sec-Fetch-Site and by
 * Origin. A client that is no browser sends neither and passes; it has no ambient cookie to abuse.
 */
export function refuseOtherSites(
  { method, headers }: { readonly method: string; readonly headers: Headers },
  origin: string,
): void {
  if (method === 'GET' || method === 'HEAD') return;
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin' && site !== 'none') refuse('WRONG_ORIGIN');
  const from = headers.get('origin');
  if (from !== null && from !== origin) refuse('WRONG_ORIGIN');
}
