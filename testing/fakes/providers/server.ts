import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import {
  type Access,
  accessOf,
  type Account,
  type AccountSettings,
  createAccount,
  type Mode,
} from './accounts.ts';
import type { Happening } from './booked.ts';
import { Books } from './books.ts';
import { type Message, Messages } from './messages.ts';
import { type Mishap, Mishaps } from './mishaps.ts';
import { pageFor } from './pages.ts';
import type { Answer, Forgery, Protocol, Received, Surroundings, World } from './protocol.ts';

/** A stand-in for a provider: its API, its pages and its messages, by books of its own. */
export interface FakeProvider {
  readonly url: string;
  readonly books: Books;
  readonly accounts: readonly Account[];
  readonly mishaps: Mishaps;
  readonly messages: Messages;
  /** Returns what a key of an account opens; the first account by default. */
  access(mode: Mode, account?: number): Access;
  /** Writes the message about a payment as it would leave now, or as a forger would write it. */
  compose(
    payment_id: string,
    input?: { readonly happening?: Happening } & Forgery,
  ): readonly Message[];
  /** Writes the message about a payment that nobody knows. */
  composeUnknown(access: Access, webhook_url: string): readonly Message[];
  close(): Promise<void>;
}

/** The settings of a stand-in. `now` is its clock, so that days can pass in a test. */
export interface FakeSettings {
  readonly now?: () => Date;
  readonly accounts?: readonly AccountSettings[];
  readonly port?: number;
  /** How often messages that nobody took are sent again; never by default. */
  readonly retry_millis?: number;
}

const NOTHING = {
  amount: 100,
  currency: 'EUR',
  description: 'Unknown',
  metadata: { payment_cuid: 'unknown' },
  return_url: '',
  cancel_url: '',
  locale: 'en',
  method: null,
} as const;

const COMPLETED: Happening = { kind: 'COMPLETED' };

/** Starts the stand-in for a provider in this process. */
export async function startProvider(
  protocol: Protocol,
  settings: FakeSettings,
): Promise<FakeProvider> {
  const { now = () => new Date(), port = 0, retry_millis } = settings;
  const { accounts: named = [{ name: 'Camps du Lac' }] } = settings;
  const accounts = named.map((account) =>
    createAccount(account, { form: protocol.keys, methods: protocol.methods }),
  );
  const server = createServer();
  const url = await listen(server, port);
  const messages = new Messages();
  const mishaps = new Mishaps();
  const books = new Books({
    now,
    ids: protocol.ids,
    happened: (payment, happening) => {
      for (const message of protocol.messagesOf({ payment, happening }, world))
        messages.send(message);
    },
  });
  const world: World = { books, accounts, endpoints: [], now, url };
  serve(server, { protocol, world, messages, mishaps });
  const timer =
    retry_millis === undefined
      ? undefined
      : setInterval(() => messages.retry(), retry_millis).unref();
  return {
    url,
    books,
    accounts,
    mishaps,
    messages,
    access: (mode, index = 0) => {
      const account = accounts[index];
      if (account === undefined) throw new Error(`No account ${index}`);
      return { account, mode };
    },
    compose: (payment_id, { happening = COMPLETED, ...forgery } = {}) =>
      protocol
        .messagesOf({ payment: books.get(payment_id), happening, forgery }, world)
        .map((message) => message()),
    composeUnknown: (access, webhook_url) => {
      const payment = books.imagine(access, { ...NOTHING, webhook_url, expires_at: now() });
      return protocol
        .messagesOf({ payment: { ...payment, state: 'PAID' }, happening: COMPLETED }, world)
        .map((message) => message());
    },
    close: async () => {
      clearInterval(timer);
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return `http://127.0.0.1:${address.port}`;
}

function serve(server: Server, surroundings: Surroundings): void {
  const { protocol, world } = surroundings;
  const answerApi = apiOf(protocol, world);
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const received: Received = {
        method: request.method ?? 'GET',
        url: new URL(request.url ?? '/', world.url),
        headers: request.headers,
        body: Buffer.concat(parts).toString('utf8'),
      };
      world.books.tick();
      void handle({ ...surroundings, received, response, answerApi }).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  });
}

async function handle(
  input: Surroundings & {
    readonly received: Received;
    readonly response: ServerResponse;
    readonly answerApi: (received: Received) => Answer;
  },
): Promise<void> {
  const { received, response, protocol, mishaps } = input;
  const { pathname } = received.url;
  if (!pathname.startsWith(`${protocol.prefix}/`)) {
    const page = await pageFor(received, input);
    response.writeHead(page.status, page.headers).end(page.body);
    return;
  }
  const call = `${received.method} ${pathname}`;
  const mishap = mishaps.take(call);
  if (mishap?.kind === 'CUT_BEFORE') {
    response.socket?.destroy();
    return;
  }
  if (mishap?.kind === 'SLOW')
    await new Promise((over) => setTimeout(over, mishap.millis ?? 1_000).unref());
  const answer =
    mishap?.kind === 'ERROR' ? protocol.failure(mishap.status ?? 500) : input.answerApi(received);
  await mishaps.beforeAnswer?.(call);
  write(response, { answer, protocol, mishap });
}

function write(
  response: ServerResponse,
  input: { answer: Answer; protocol: Protocol; mishap: Mishap | null },
): void {
  const { status, body } = input.answer;
  const text = body === null ? '' : JSON.stringify(body);
  response.writeHead(status, {
    'content-type': input.protocol.content_type,
    'content-length': Buffer.byteLength(text),
  });
  if (input.mishap?.kind !== 'CUT_AFTER') return void response.end(text);
  response.write(text.slice(0, Math.floor(text.length / 2)), () => response.socket?.destroy());
}

/** Returns what answers calls of the API: keys, and requests that were made before. */
function apiOf(protocol: Protocol, world: World): (received: Received) => Answer {
  const kept = new Map<string, { request: string; answer: Answer; at: number }>();
  return ({ method, url, headers, body }) => {
    const access = accessOf(world.accounts, (headers.authorization ?? '').replace('Bearer ', ''));
    if (access === null) return protocol.failure(401);
    const call = { method, path: url.pathname, query: url.searchParams, body, access };
    const header = headers['idempotency-key'];
    if (method !== 'POST' || typeof header !== 'string') return protocol.answer(call, world);
    const key = [access.account.id, access.mode, header].join(' ');
    const request = `${url.pathname} ${body}`;
    const before = kept.get(key);
    const { life_millis, otherRequest, keeps } = protocol.idempotency;
    if (before !== undefined && world.now().getTime() - before.at < life_millis)
      return before.request === request || otherRequest === null ? before.answer : otherRequest;
    const answer = protocol.answer(call, world);
    if (keeps(answer)) kept.set(key, { request, answer, at: world.now().getTime() });
    return answer;
  };
}
