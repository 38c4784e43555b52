import { gzipSync } from 'node:zlib';
import type { IncomingMessage, ServerResponse } from 'node:http';

interface KeptPage {
  readonly organiser_id: number;
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
  readonly plain: Buffer;
  readonly zipped: Buffer;
  readonly until: number;
}

const MOST_BYTES = 48 * 1024 * 1024;
/** Places taken do not raise the version of a page, so a page is at most this late about them. */
const KEPT_MILLIS = 20_000;

/** Public pages in memory, the same for everybody, handed out as bytes before the framework is asked. */
export interface PageCache {
  /** Answers from memory when it can. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  keep(
    key: string,
    page: {
      organiser_id: number;
      status: number;
      headers: { readonly [name: string]: string };
      bytes: Buffer;
    },
  ): void;
  /** A number that changes whenever pages of the organiser may have changed; read it before drawing, give it back when keeping. */
  forget(organiser_id: number | null): void;
  version(): number;
}

export function createPageCache(settings: { off: boolean; millis: () => number }): PageCache {
  const pages = new Map<string, KeptPage>();
  let bytes = 0;
  let version = 0;
  const drop = (key: string) => {
    const page = pages.get(key);
    if (page === undefined) return;
    bytes -= page.plain.length + page.zipped.length;
    pages.delete(key);
  };
  return {
    version: () => version,
    answer: (request, response) => {
      if (settings.off || request.method !== 'GET') return false;
      const key = `${request.headers.host ?? ''} ${request.url ?? ''}`;
      const page = pages.get(key);
      if (page === undefined) return false;
      if (page.until < settings.millis()) {
        drop(key);
        return false;
      }
      const zip = (request.headers['accept-encoding'] ?? '').includes('gzip');
      const body = zip ? page.zipped : page.plain;
      response.writeHead(page.status, {
        ...page.headers,
        ...(zip ? { 'content-encoding': 'gzip' } : {}),
        'content-length': body.length,
      });
      response.end(body);
      return true;
    },
    keep: (key, page) => {
      if (settings.off) return;
      const plain = page.bytes;
      const zipped = gzipSync(plain, { level: 6 });
      drop(key);
      pages.set(key, {
        organiser_id: page.organiser_id,
        status: page.status,
        headers: page.headers,
        plain,
        zipped,
        until: settings.millis() + KEPT_MILLIS,
      });
      bytes += plain.length + zipped.length;
      for (const oldest of pages.keys()) {
        if (bytes <= MOST_BYTES) break;
        drop(oldest);
      }
    },
    forget: (organiser_id) => {
      version += 1;
      for (const [key, page] of pages)
        if (organiser_id === null || page.organiser_id === organiser_id) drop(key);
    },
  };
}
