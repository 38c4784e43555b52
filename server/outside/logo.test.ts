import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { downloadLogo } from './logo.ts';

const PNG = Buffer.alloc(100, 7);
const ANSWERS: Readonly<Record<string, { status?: number; type: string; body: Buffer | string }>> =
  {
    '/good.svg': { type: 'image/svg+xml; charset=utf-8', body: '<svg/>' },
    '/good.png': { type: 'image/png', body: PNG },
    '/page.svg': { type: 'text/html', body: '<svg/>' },
    '/large.png': { type: 'image/png', body: Buffer.alloc(100_001) },
    '/gone.png': { status: 404, type: 'image/png', body: PNG },
  };

async function startServer(): Promise<string> {
  const server = createServer((request, response) => {
    const answer = ANSWERS[request.url ?? ''];
    if (answer === undefined) return void response.writeHead(302, { location: '/good.svg' }).end();
    const { status = 200, type, body } = answer;
    return void response.writeHead(status, { 'content-type': type }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

test('takes SVG and PNG of the configured server', async () => {
  const serverUrl = await startServer();
  const settings = { serverUrl, timeoutMs: 2_000 };
  expect(await downloadLogo(`${serverUrl}/good.svg`, settings)).toMatchObject({
    type: 'image/svg+xml',
  });
  const png = await downloadLogo(`${serverUrl}/good.png`, settings);
  expect(png).toEqual({ type: 'image/png', bytes: PNG });
});

test.each(['/page.svg', '/large.png', '/gone.png', '/elsewhere.svg'])('leaves %s', async (path) => {
  const serverUrl = await startServer();
  const settings = { serverUrl, timeoutMs: 2_000 };
  expect(await downloadLogo(`${serverUrl}${path}`, settings)).toBeNull();
});

test('reads nothing without https from another server, nor what is no address', async () => {
  const serverUrl = await startServer();
  const settings = { serverUrl: 'https://api.example.test', timeoutMs: 2_000 };
  for (const address of [`${serverUrl}/good.svg`, 'file:///etc/passwd', 'hello', ''])
    expect(await downloadLogo(address, settings)).toBeNull();
});
