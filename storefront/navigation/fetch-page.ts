import type { PageState } from '../page-state.ts';
import { pageStateOf } from '../unsafe.ts';

/** What came for an address: the page's state, and the address it came from after redirects. */
export interface FetchedPage {
  readonly state: PageState;
  readonly url: URL;
}

/**
 * A page by its address. Its own HTML carries all its data, is the same for everybody and lies in the server's memory:
 * one round trip, whatever the page is made of.
 */
export async function fetchPage(address: string): Promise<FetchedPage> {
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
  });
  const json = stateIn(await response.text());
  if (json === null) throw new Error(`No page came for ${address}`);
  return { state: pageStateOf(json), url: new URL(response.url) };
}

/** The data of a page in its HTML; null when there are none. */
export function stateIn(html: string): string | null {
  const start = '<script type="application/json" id="state">';
  const from = html.lastIndexOf(start);
  const to = html.indexOf('</script>', from);
  return from < 0 || to < 0 ? null : html.slice(from + start.length, to);
}
