import pg from 'pg';
import { type RunningServer, startServer } from '@ribambelle/server/main.ts';
import { builtMails } from '@ribambelle/tools/start/mail-writer.ts';

/** One statement as the server sent it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
  /**
   * The number of statements of its transaction already answered when it was sent: it may depend on
   * those, and on no later ones.
   */
  readonly answered: number;
  /** The rows returned, complete when the work is. */
  rows: readonly unknown[];
}

export type Transaction = Statement[];

/** A server in this process whose statements can be recorded. */
export interface CapturingServer {
  readonly port: number;
  /** Returns every transaction that the server runs during the work, in order. */
  transactionsOf(work: () => Promise<unknown>): Promise<Transaction[]>;
  stop(): Promise<void>;
}

/**
 * Starts the server with a listener on its driver. Work besides calls (the queue) is left out: it
 * is not part of a purchase's own time.
 */
export async function startCapturing(databaseUrl: string): Promise<CapturingServer> {
  let recording: Transaction[] | null = null;
  const running = new WeakMap<object, { statements: Transaction; answered: number }>();
  const send: (...parameters: unknown[]) => unknown = Reflect.get(pg.Client.prototype, 'query');
  const listening = function query(this: object, ...parameters: unknown[]): unknown {
    const reply = send.apply(this, parameters);
    if (recording === null || !(reply instanceof Promise)) return reply;
    const { text, values } = statementOf(parameters);
    if (text.startsWith('begin')) {
      const statements: Transaction = [];
      recording.push(statements);
      running.set(this, { statements, answered: 0 });
    }
    const turn = running.get(this);
    if (turn === undefined) return reply;
    const statement: Statement = { text, values, answered: turn.answered, rows: [] };
    turn.statements.push(statement);
    // later statements on this connection belong elsewhere, such as a round that reads without a
    // transaction
    if (text === 'commit' || text === 'rollback') running.delete(this);
    // before the code that awaits it goes on
    reply.then(
      (result) => heardAnswer(turn, { statement, rows: Array.isArray(result) ? [] : result.rows }),
      () => {},
    );
    return reply;
  };
  Reflect.set(pg.Client.prototype, 'query', listening);
  const server: RunningServer = await startServer({
    databaseUrl,
    port: 0,
    backOfficePort: 0,
    host: '127.0.0.1',
    writeMail: builtMails,
    limitsOff: true,
    jobs: false,
  });
  return {
    port: server.port,
    transactionsOf: async (work) => {
      const transactions: Transaction[] = [];
      recording = transactions;
      await work();
      recording = null;
      return transactions;
    },
    stop: async () => {
      Reflect.set(pg.Client.prototype, 'query', send);
      await server.stop();
    },
  };
}

function heardAnswer(
  turn: { answered: number },
  { statement, rows }: { statement: Statement; rows: readonly unknown[] },
): void {
  turn.answered += 1;
  statement.rows = rows;
}

function statementOf([query, parameters]: readonly unknown[]): Pick<Statement, 'text' | 'values'> {
  if (typeof query === 'string')
    return { text: query, values: Array.isArray(parameters) ? parameters : [] };
  if (typeof query !== 'object' || query === null || !('text' in query))
    return { text: '', values: [] };
  const values = 'values' in query && Array.isArray(query.values) ? query.values : [];
  return { text: String(query.text), values };
}
