import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import type { RunningServer } from '@ribambelle/server/main.ts';

export type Site = 'storefront' | 'back-office';

/** A call that no ordinary client would send: any host, any header, any body. */
export interface WireCall {
  readonly site: Site;
  readonly method: string;
  /** Path and query, sent unchanged. */
  readonly path: string;
  readonly host?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: string | Buffer | undefined;
}

export interface WireAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export type Wire = (call: WireCall) => Promise<WireAnswer>;

/** Returns a function that sends HTTP calls to a running shop, at any host name. */
export function createWire(server: Pick<RunningServer, 'port' | 'backOfficePort'>): Wire {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 });
  const send = (call: WireCall): Promise<WireAnswer> =>
    new Promise((resolve, reject) => {
      const port = call.site === 'storefront' ? server.port : server.backOfficePort;
      const length: Record<string, string> =
        call.body === undefined ? {} : { 'content-length': String(Buffer.byteLength(call.body)) };
      const headers = { host: `${call.host ?? 'localhost'}:${port}`, ...length, ...call.headers };
      const outgoing = request(
        { agent, host: '127.0.0.1', port, method: call.method, path: call.path, headers },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('error', reject);
          answer.on('end', () =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: Buffer.concat(parts).toString('utf8'),
            }),
          );
        },
      );
      outgoing.on('error', (error) => {
        // the server closed a reused connection, after a body that it did not read, while this call
        // was on its way
        if (outgoing.reusedSocket && 'code' in error && error.code === 'ECONNRESET')
          resolve(send(call));
        else reject(error);
      });
      outgoing.end(call.body);
    });
  return send;
}

/**
 * Runs `work` on all items, at most `atOnce` of them at the same time; returns the results in the
 * order of the items.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  input: { readonly atOnce: number; readonly work: (item: Item) => Promise<Result> },
): Promise<Result[]> {
  const results = new Map<number, Result>();
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results.set(index, await input.work(item));
  };
  await Promise.all(Array.from({ length: input.atOnce }, worker));
  return items.flatMap((_, index) => {
    const result = results.get(index);
    return result === undefined ? [] : [result];
  });
}
