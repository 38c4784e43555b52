import { connect } from '@ribambelle/database/connect.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import type { Buyer } from './buyers.ts';
import { type Caller, createCaller } from './caller.ts';
import type { RushBook } from './rush-book.ts';
import { percentile, rounded } from './report.ts';
import { type ServerProcess, startProcess } from './stage.ts';

export const AT_ONCE = 64;
/** The environment with which a server takes no locks. */
export const withoutLocks = { NODE_ENV: 'test', RIBAMBELLE_TEST_NO_LOCK: '1' };

/** Buyers in front of two servers of one database. */
export interface Rush {
  readonly databaseUrl: string;
  readonly callers: readonly Caller[];
  readonly buyers: readonly Buyer[];
}

/** Runs `work` with two servers, started for it and stopped afterwards. */
export async function withServers<Result>(
  input: Omit<Rush, 'callers'> & { environment?: Readonly<Record<string, string>> },
  work: (rush: Rush) => Promise<Result>,
): Promise<Result> {
  const { environment, ...rest } = input;
  const servers: ServerProcess[] = [];
  for (let index = 0; index < 2; index += 1)
    servers.push(
      await startProcess({
        databaseUrl: input.databaseUrl,
        ...(environment === undefined ? {} : { environment }),
      }),
    );
  const callers = servers.map(({ port }) => createCaller(port, AT_ONCE));
  try {
    return await work({ ...rest, callers });
  } finally {
    for (const caller of callers) caller.close();
    for (const server of servers) await server.stop();
  }
}

/** Returns the server that serves a buyer. */
export function callerOf({ callers }: Rush, index: number): Caller {
  const caller = callers[index % callers.length];
  if (caller === undefined) throw new Error('There is no server');
  return caller;
}

/** Returns the broken invariants of the books. */
export async function violations(databaseUrl: string): Promise<string[]> {
  const client = await connect(databaseUrl);
  try {
    return await checkInvariants(client);
  } finally {
    await client.end();
  }
}

/** Returns the rows of one statement. */
export async function rowsOf<Row extends Record<string, unknown>>(
  databaseUrl: string,
  statement: { readonly text: string; readonly values: readonly unknown[] },
): Promise<Row[]> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<Row>(statement.text, [...statement.values]);
    return rows;
  } finally {
    await client.end();
  }
}

/** Returns the errors in the words of a figure, with the time of an add to the cart. */
export function wordsOf(book: RushBook, wrong: readonly string[]): string {
  const few = wrong.length > 0 ? `: ${wrong.slice(0, 5).join('; ')}` : '';
  const p99 = percentile(book.addMillis, 0.99);
  return `${wrong.length} undeclared refusals or broken books${few}; an add p99 ${rounded(p99)} ms of ${book.addMillis.length}`;
}
