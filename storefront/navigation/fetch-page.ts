import type { PageState } from '../page-state.ts';
import { pageStateOf } from '../unsafe.ts';

/** The result for an address: the page with its state, and the address after redirects. */
export interface FetchedPage {
  readonly state: PageState;
  /** The document as rendered; nothing in it runs. */
  readonly page: Document;
  readonly url: URL;
}

/**
 * Fetches a page by its address. Its own HTML contains all its data, is the same for everybody and
 * is in the server's memory: one round trip, whatever the page contains.
 */
export async function fetchPage(address: string): Promise<FetchedPage> {
  const response = await fetch(address, {
    headers: { accept: 'text/html' },
    credentials: 'same-origin',
  });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const json = page.getElementById('state')?.textContent;
  if (!json) throw new Error(`No page came for ${address}`);
  return { state: pageStateOf(json), page, url: new URL(response.url) };
}
