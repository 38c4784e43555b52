import { Agent, request } from 'node:http';

/** An answer as a buyer sees it; `status` 0 when the server was gone. */
export interface Reply {
  readonly status: number;
  readonly body: string;
  readonly millis: number;
}

export interface Caller {
  send(input: {
    method: string;
    path: string;
    body?: unknown;
    token?: string;
    headers?: Readonly<Record<string, string>>;
  }): Promise<Reply>;
  close(): void;
}

/**
 * Makes a client that keeps its connections, as light as Node allows, so that it takes little
 * processor time from the server measured.
 */
export function createCaller(port: number, connections: number): Caller {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    close: () => agent.destroy(),
    send: ({ method, path, body, token, headers }) =>
      new Promise((resolve) => {
        const start = performance.now();
        const text =
          body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body);
        const fail = () => resolve({ status: 0, body: '', millis: performance.now() - start });
        const outgoing = request(
          {
            host: '127.0.0.1',
            port,
            method,
            path,
            agent,
            headers: {
              host: `localhost:${port}`,
              ...(token === undefined ? {} : { cookie: `ribambelle_session=${token}` }),
              ...(text === null
                ? {}
                : {
                    'content-type': 'application/json',
                    'content-length': Buffer.byteLength(text),
                  }),
              ...headers,
            },
          },
          (answer) => {
            const parts: Buffer[] = [];
            answer.on('data', (part: Buffer) => parts.push(part));
            answer.on('end', () =>
              resolve({
                status: answer.statusCode ?? 0,
                body: Buffer.concat(parts).toString('utf8'),
                millis: performance.now() - start,
              }),
            );
            answer.on('error', fail);
          },
        );
        outgoing.on('error', fail);
        // a server killed in the middle of an answer sends no more
        outgoing.on('close', fail);
        outgoing.end(text ?? undefined);
      }),
  };
}

/** Runs work for each item, a given number at once. */
export async function inTurns<Thing>(
  { things, atOnce }: { readonly things: readonly Thing[]; readonly atOnce: number },
  work: (thing: Thing, index: number) => Promise<void>,
): Promise<void> {
  const queue = things.entries();
  const worker = async () => {
    for (const [index, thing] of queue) await work(thing, index);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
