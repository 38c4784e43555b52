import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Packable } from './packable.ts';

interface KeptPage {
  readonly organiser_id: number;
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly plain: Buffer;
  readonly packed: Buffer;
  readonly until: number;
}

const MOST_BYTES = 48 * 1024 * 1024;
/**
 * Taken places do not raise the version of a page, so a page lags at most this much behind them.
 */
const KEPT_MILLIS = 20_000;

/** Public pages in memory, the same for everybody, sent as bytes before the framework runs. */
export interface PageCache {
  /** Answers from memory if it can. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  keep(
    key: { readonly secure: boolean; readonly address: string },
    page: {
      organiser_id: number;
      status: number;
      headers: { readonly [name: string]: string };
      text: Packable;
    },
  ): void;
  /** Drops the pages of an organiser, or of all for null, and raises the version. */
  forget(organiser_id: number | null): void;
  /**
   * Returns a number that changes whenever any page may have changed: read it before drawing, and
   * keep the page only if it is still the same.
   */
  version(): number;
}

/**
 * Creates a cache whose keys include the scheme: a page drawn under http is never sent under https,
 * whose headers and addresses differ.
 */
export function createPageCache(settings: {
  off: boolean;
  millis: () => number;
  isSecure: (request: IncomingMessage) => boolean;
}): PageCache {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  let version = 0;
  const drop = (key: string) => {
    const page = pages.get(key);
    if (page === undefined) return;
    bytes -= page.plain.length + page.packed.length;
    pages.delete(key);
  };
  return {
    version: () => version,
    answer: (request, response) => {
      if (settings.off || request.method !== 'GET') return false;
      const address = `${request.headers.host ?? ''} ${request.url ?? ''}`;
      const key = keyOf({ secure: settings.isSecure(request), address });
      const page = pages.get(key);
      if (page === undefined) return false;
      if (page.until < settings.millis()) {
        drop(key);
        return false;
      }
      const zip = (request.headers['accept-encoding'] ?? '').includes('gzip');
      const body = zip ? page.packed : page.plain;
      response.writeHead(page.status, {
        ...page.headers,
        vary: 'accept-encoding',
        ...(zip ? { 'content-encoding': 'gzip' } : {}),
        'content-length': body.length,
      });
      response.end(body);
      return true;
    },
    keep: (request, page) => {
      if (settings.off) return;
      const drawnFrom = version;
      const key = keyOf(request);
      const { organiser_id, status, headers, text } = page;
      const until = settings.millis() + KEPT_MILLIS;
      const put = (packedBytes: Buffer) => {
        // something changed while it was packed
        if (drawnFrom !== version) return;
        drop(key);
        pages.set(key, {
          organiser_id,
          status,
          headers,
          plain: text.bytes,
          packed: packedBytes,
          until,
        });
        bytes += text.bytes.length + packedBytes.length;
        for (const oldest of pages.keys()) {
          if (bytes <= MOST_BYTES) break;
          drop(oldest);
        }
      };
      text.packed().then(put, () => {});
    },
    forget: (organiser_id) => {
      version += 1;
      for (const [key, page] of pages)
        if (organiser_id === null || page.organiser_id === organiser_id) drop(key);
    },
  };
}

function keyOf({ secure, address }: { secure: boolean; address: string }): string {
  return `${secure ? 'https' : 'http'} ${address}`;
}
