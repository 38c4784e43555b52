import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addAssets } from './assets.ts';

const SCRIPT = 'export const words = 1;\n'.repeat(50);
const app = new Hono();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ribambelle-assets-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'assets/a.js'), SCRIPT);
  await writeFile(join(folder, 'assets/a.js.br'), brotliCompressSync(SCRIPT));
  await writeFile(join(folder, 'assets/b.css'), SCRIPT);
  await writeFile(join(folder, 'assets/c.woff2'), 'x');
  addAssets(app, folder);
});
afterAll(() => rm(folder, { recursive: true }));

async function ask(path: string, encodings: string) {
  const response = await app.request(path, { headers: { 'accept-encoding': encodings } });
  return {
    status: response.status,
    encoding: response.headers.get('content-encoding'),
    vary: response.headers.get('vary'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

test('200 packed by the build for a browser that supports it', async () => {
  const { status, encoding, vary, bytes } = await ask('/assets/a.js', 'gzip, deflate, br, zstd');
  expect({ status, encoding, vary }).toEqual({
    status: 200,
    encoding: 'br',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
});

test.each(['/assets/a.js', '/assets/b.css'])(
  '200 zipped for one that does not: %s',
  async (path) => {
    const { encoding, bytes } = await ask(path, 'gzip');
    expect(encoding).toBe('gzip');
    expect(gunzipSync(bytes).toString()).toBe(SCRIPT);
  },
);

test('200 zipped when the build packed nothing', async () => {
  expect((await ask('/assets/b.css', 'gzip, br')).encoding).toBe('gzip');
});

test('200 unpacked for a browser that supports neither, and for a file that would not shrink', async () => {
  const script = await ask('/assets/a.js', 'identity');
  expect([script.encoding, script.bytes.toString()]).toEqual([null, SCRIPT]);
  expect((await ask('/assets/c.woff2', 'gzip, br')).encoding).toBeNull();
});

test.each(['/assets/none.js', '/assets/a.js.br', '/assets/..%2f..%2fetc/passwd'])(
  '404 for %s',
  async (path) => {
    expect((await ask(path, 'br')).status).toBe(404);
  },
);
