import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { type MailServer, startMailServer } from '@ribambelle/testing/fakes/mail-server.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { httpHosts } from './http-hosts.ts';

const PROOF = 'only this server knows it';
const PATH = '/.well-known/ribambelle/x';
const SAID = { names: [], addresses: ['127.0.0.1'] };
const servers: Server[] = [];
let encrypted: MailServer;
beforeAll(async () => {
  encrypted = await startMailServer(0, { security: 'TLS' });
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});
afterAll(() => encrypted.kill());

async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address: AddressInfo | string | null = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

const ask = (origin: string, leadsTo: readonly string[] = ['127.0.0.1'], address = SAID) =>
  httpHosts({ said: address, lookup: async () => leadsTo }).check({
    origin,
    path: PATH,
    proof: PROOF,
  });

test('the texts of a record are joined, up to a limit; a name without any differs from no answer', async () => {
  const texts = (records: (name: string) => Promise<string[][]>) =>
    httpHosts({ said: SAID, records }).textsAt('_ribambelle.camps.be');
  expect(await texts(async (name) => [['v=', 'spf1'], [name]])).toEqual([
    'v=spf1',
    '_ribambelle.camps.be',
  ]);
  expect(await texts(async () => Array.from({ length: 99 }, () => ['x']))).toHaveLength(50);
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  expect(await texts(failing('ENOTFOUND'))).toEqual([]);
  expect(await texts(failing('ENODATA'))).toEqual([]);
  expect(await texts(failing('ESERVFAIL'))).toBeNull();
  expect(await texts(() => Promise.reject(new Error('late')))).toBeNull();
});

test('HERE when the name answers with the proof, under its own name and at the path', async () => {
  const requests: string[] = [];
  const port = await listening(({ headers, url }, response) => {
    requests.push(`${headers.host} ${url}`);
    response.end(PROOF);
  });
  const origin = `http://camps.test:${port}`;
  expect(await ask(origin)).toEqual({ result: 'HERE', addresses: ['127.0.0.1'] });
  expect(requests).toEqual([`camps.test:${port} ${PATH}`]);
});

test.each<[string, RequestListener]>([
  ['something else', (_, response) => response.end(`${PROOF}!`)],
  ['nothing found', (_, response) => response.writeHead(404).end(PROOF)],
  ['without end', (_, response) => void response.write('x'.repeat(100_000))],
])('ELSEWHERE where the answer is %s', async (_, answer) => {
  const port = await listening(answer);
  expect((await ask(`http://camps.test:${port}`)).result).toBe('ELSEWHERE');
});

test('a redirect is followed to the same name only, a few times, and never to another host', async () => {
  const other: string[] = [];
  const trap = await listening(({ url }, response) => {
    other.push(String(url));
    response.end(PROOF);
  });
  for (const location of [`http://127.0.0.1:${trap}${PATH}`, `http://camps.test:${trap}/`, '//[']) {
    const port = await listening((_, response) => response.writeHead(302, { location }).end());
    expect((await ask(`http://camps.test:${port}`)).result).toBe('ELSEWHERE');
  }
  expect(other).toEqual([]);
  const once = await listening(({ url }, response) =>
    url === '/there' ? response.end(PROOF) : response.writeHead(301, { location: '/there' }).end(),
  );
  expect((await ask(`http://camps.test:${once}`)).result).toBe('HERE');
  const round = await listening((_, response) => response.writeHead(302, { location: PATH }).end());
  expect((await ask(`http://camps.test:${round}`)).result).toBe('ELSEWHERE');
});

test.each([
  '127.0.0.1',
  '10.0.0.1',
  '169.254.169.254',
  '192.168.1.4',
  '::1',
  'fd00::1',
  '::ffff:7f00:1',
])('PRIVATE_NETWORK for %s, without even a connection', async (address) => {
  let calls = 0;
  const port = await listening((_, response) => {
    calls++;
    response.end(PROOF);
  });
  const nothing = { names: [], addresses: [] };
  const check = await ask(`http://camps.test:${port}`, [address], nothing);
  expect(check).toEqual({ result: 'PRIVATE_NETWORK', addresses: [address] });
  expect(calls).toBe(0);
});

test('one private address is enough, even when another leads here', async () => {
  const port = await listening((_, response) => response.end(PROOF));
  const check = await ask(`http://camps.test:${port}`, ['127.0.0.1', '10.0.0.1']);
  expect(check.result).toBe('PRIVATE_NETWORK');
});

test('NAME_UNKNOWN for a name that leads nowhere, NO_ANSWER when nothing listens', async () => {
  expect(await ask('http://camps.test:1', [])).toEqual({ result: 'NAME_UNKNOWN', addresses: [] });
  const real = httpHosts({ said: SAID });
  const proved = { path: PATH, proof: PROOF };
  const unknown = await real.check({ origin: 'http://nothing.invalid', ...proved });
  expect(unknown.result).toBe('NAME_UNKNOWN');
  expect((await ask('http://camps.test:1')).result).toBe('NO_ANSWER');
});

test('CERTIFICATE when the secure connection has an untrusted certificate', async () => {
  expect((await ask(`https://camps.test:${encrypted.port}`)).result).toBe('CERTIFICATE');
});

test('NO_ANSWER after eight seconds of silence', async () => {
  const sockets: Socket[] = [];
  const port = await listening(({ socket }) => sockets.push(socket));
  const start = performance.now();
  expect((await ask(`http://camps.test:${port}`)).result).toBe('NO_ANSWER');
  const took = performance.now() - start;
  expect(took).toBeGreaterThan(7000);
  expect(took).toBeLessThan(11_000);
  expect(sockets).toHaveLength(1);
});
