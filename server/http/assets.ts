import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Hono } from 'hono';

const MEDIA: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.html': 'text/html; charset=utf-8',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.json': 'application/json',
  '.ico': 'image/x-icon',
  '.map': 'application/json',
};

/** A built file in the encodings that browsers can read; `br` when the build packed it so. */
interface Asset {
  readonly bytes: { readonly plain: Buffer; readonly gzip: Buffer; readonly br: Buffer | null };
}

/** Serves built files; their names contain a hash, so browsers keep them for ever. */
export function addAssets(app: Hono, folder: string): void {
  const assets = new Map<string, Promise<Asset | null>>();
  app.get('/assets/*', async (c) => {
    const path = normalize(c.req.path);
    if (path.includes('..') || !(extname(path) in MEDIA)) return c.text('Not found', 404);
    const reading = assets.get(path) ?? readAsset(join(folder, path));
    assets.set(path, reading);
    const asset = await reading;
    if (asset === null) {
      assets.delete(path);
      return c.text('Not found', 404);
    }
    // a file is no page: the other headers of pages would only be dead weight, some forty times a
    // visit
    c.set('secured', true);
    const { bytes, encoding } = encode(asset, c.req.header('accept-encoding') ?? '');
    return new Response(new Uint8Array(bytes), {
      headers: {
        'content-type': MEDIA[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        // no file is a page: opened by itself, nothing in it runs (and a page's own policy is
        // longer)
        'content-security-policy': "default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        vary: 'accept-encoding',
        ...(encoding === null ? {} : { 'content-encoding': encoding }),
      },
    });
  });
}

/** Returns the smallest encoding that the browser reads. */
function encode(
  { bytes }: Asset,
  encodings: string,
): { bytes: Buffer; encoding: 'br' | 'gzip' | null } {
  if (bytes.br !== null && /\bbr\b/.test(encodings)) return { bytes: bytes.br, encoding: 'br' };
  // pictures and fonts are already packed
  const packs = bytes.gzip.length < bytes.plain.length;
  return packs && /\bgzip\b/.test(encodings)
    ? { bytes: bytes.gzip, encoding: 'gzip' }
    : { bytes: bytes.plain, encoding: null };
}

async function readAsset(file: string): Promise<Asset | null> {
  const [plain, br] = await Promise.all(
    [file, `${file}.br`].map((path) => readFile(path).catch(() => null)),
  );
  if (plain === undefined || plain === null) return null;
  return { bytes: { plain, gzip: gzipSync(plain, { level: 9 }), br: br ?? null } };
}
