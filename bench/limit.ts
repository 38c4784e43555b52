import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { appLogin } from '@ribambelle/database/app-login.ts';
import { connect } from '@ribambelle/database/connect.ts';
import { newId } from '@ribambelle/server/database/new-id.ts';
import { createPool } from '@ribambelle/server/database/pool.ts';
import { statementNamesOf } from '@ribambelle/server/database/statement-names.ts';
import { tokenHash } from '@ribambelle/server/sessions/token.ts';
import type { Buyer, Wish } from './buyers.ts';
import { startCapturing, type Transaction } from './capture.ts';
import { createCaller } from './caller.ts';
import { purchase, type Shoppers } from './shopping.ts';

/**
 * The limit of database and driver: the statements of purchases, without any application around
 * them.
 */
export interface Limit {
  readonly statements: number;
  purchasesFor(seconds: number, shoppers: Shoppers): Promise<number>;
  /** Fails when the rows written are not those of so many purchases. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Matches ids and cuids, which are random and long (decision 0001): whatever looks like one is one.
 */
const NAMES_A_ROW = /\bc[0-9a-f]{23}\b|\b\d{11,16}\b/g;
/** The calls before measuring: a server's first calls read data that it keeps from then on. */
const BEFORE = 4;

/**
 * Makes some purchases on a server with a listener, and can then send the very statements of a
 * purchase again for other buyers and items: through the same driver and pool, each sent when the
 * server had the answers that it had at the time. Ids that the database returns are put where the
 * server would put them; nothing is decided, read from JSON or written as JSON.
 */
export async function openLimit(
  databaseUrl: string,
  input: { buyers: readonly Buyer[]; wishes: readonly Wish[]; connections: number },
): Promise<Limit> {
  const captured = await capture(databaseUrl, input);
  const pool = createPool(await appLogin(databaseUrl), { max: input.connections });
  const before = await registrations(databaseUrl);
  let replayed = 0;
  return {
    statements: captured.transactions.flat().length,
    purchasesFor: (seconds, shoppers) =>
      shoppers.shopFor(seconds, async (buyer, wish) => {
        await sendAgain(pool, { captured, buyer, wish });
        replayed += 1;
      }),
    check: async () => {
      const count = (await registrations(databaseUrl)) - before;
      if (count < replayed)
        throw new Error(`${replayed} purchases were sent again, and ${count} were written`);
    },
    close: () => pool.end(),
  };
}

/**
 * A statement of a purchase with its varying parts found beforehand, so that sending it again costs
 * next to nothing.
 */
interface Step {
  readonly text: string;
  readonly answered: number;
  readonly values: readonly ((state: Own) => unknown)[];
  /** The places in its answer of the ids that later statements name. */
  readonly teaches: readonly { readonly name: string; readonly path: readonly string[] }[];
}

/**
 * The values of one purchase sent again: its ids in place of the captured ones, and its buyer's
 * token.
 */
interface Own {
  readonly names: Map<string, string>;
  readonly token: Buffer;
}

interface Captured {
  readonly transactions: readonly (readonly Step[])[];
  readonly buyer: Buyer;
  readonly wish: Wish;
}

async function capture(
  databaseUrl: string,
  { buyers, wishes }: { buyers: readonly Buyer[]; wishes: readonly Wish[] },
): Promise<Captured> {
  const server = await startCapturing(databaseUrl);
  const caller = createCaller(server.port, 1);
  try {
    const [one, other] = buyers;
    const [wish, otherWish] = wishes;
    if (!one || !other || !wish || !otherWish) throw new Error('Two buyers and two things');
    for (let turn = 1; turn <= BEFORE; turn += 1) {
      await purchase(caller, { buyer: forChild(one, turn), wish });
      await purchase(caller, { buyer: forChild(other, turn), wish: otherWish });
    }
    const buyer = forChild(one, 0);
    const transactions = await server.transactionsOf(() => purchase(caller, { buyer, wish }));
    const elsewhere = await server.transactionsOf(() =>
      purchase(caller, { buyer: forChild(other, 0), wish: otherWish }),
    );
    const inBoth = namesIn(elsewhere);
    const constant = new Set([...namesIn(transactions)].filter((name) => inBoth.has(name)));
    return { transactions: stepsOf(transactions, { constant, buyer, wish }), buyer, wish };
  } finally {
    caller.close();
    await server.stop();
  }
}

function forChild(buyer: Buyer, turn: number): Buyer {
  const participant_id = buyer.participant_ids[turn];
  if (participant_id === undefined) throw new Error('Nobody to buy it for');
  return { ...buyer, participant_id };
}

function namesIn(thing: unknown): Set<string> {
  return new Set(JSON.stringify(thing).match(NAMES_A_ROW) ?? []);
}

function stepsOf(
  transactions: readonly Transaction[],
  input: { constant: ReadonlySet<string>; buyer: Buyer; wish: Wish },
): Step[][] {
  const { constant, buyer, wish } = input;
  const token = tokenHash(buyer.token);
  const knownNames = new Set([...constant, ...namesOf(buyer, wish)]);
  const wantedNames = namesIn(transactions.flat().map(({ values }) => values));
  return transactions.map((statements) =>
    statements.map(({ text, answered, values, rows }) => {
      const teaches = [...leavesOf(rows, [])]
        .map(({ path, value }) => ({ path, name: String(value) }))
        .filter(({ name }) => wantedNames.has(name) && !knownNames.has(name));
      for (const { name } of teaches) knownNames.add(name);
      return {
        text,
        answered,
        values: values.map((value) => writer(value, { constant, token })),
        teaches,
      };
    }),
  );
}

/** Makes a writer of a value for another purchase. */
function writer(
  value: unknown,
  { constant, token }: { constant: ReadonlySet<string>; token: Buffer },
): (state: Own) => unknown {
  if (Buffer.isBuffer(value)) return value.equals(token) ? (state) => state.token : () => value;
  if ([...namesIn(value ?? null)].every((name) => constant.has(name))) return () => value;
  if (typeof value === 'number') return (state) => Number(ownName(state, String(value)));
  if (typeof value === 'string')
    return (state) =>
      value.replace(NAMES_A_ROW, (name) => (constant.has(name) ? name : ownName(state, name)));
  if (!Array.isArray(value)) throw new Error('A value of a kind that cannot be sent again');
  const writers = value.map((one: unknown) => writer(one, { constant, token }));
  return (state) => writers.map((write) => write(state));
}

/**
 * Returns the id that replaces this one; an id that no answer gave was drawn by the server, and is
 * drawn anew.
 */
function ownName({ names }: Own, name: string): string {
  const replacement = names.get(name) ?? drawName(name);
  names.set(name, replacement);
  return replacement;
}

/** Draws a name as the server does: a reference of twelve digits, or an id. */
function drawName(name: string): string {
  return String(name.length === 12 ? randomInt(1e11, 1e12) : newId());
}

function* leavesOf(
  value: unknown,
  path: readonly string[],
): Generator<{ path: readonly string[]; value: unknown }> {
  if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* leavesOf(inner, [...path, key]);
  else yield { path, value };
}

function namesOf(buyer: Buyer, wish: Wish): string[] {
  return [buyer.customer_id, buyer.participant_id, wish.availability_id, ...wish.date_ids].map(
    String,
  );
}

async function sendAgain(
  pool: pg.Pool,
  { captured, buyer, wish }: { captured: Captured; buyer: Buyer; wish: Wish },
): Promise<void> {
  const theirs = namesOf(buyer, wish);
  const names = new Map(
    namesOf(captured.buyer, captured.wish).map((name, index) => [name, theirs[index] ?? '']),
  );
  const state = { names, token: tokenHash(buyer.token) };
  for (const steps of captured.transactions) await sendTransaction(pool, { steps, own: state });
}

async function sendTransaction(
  pool: pg.Pool,
  { steps, own }: { steps: readonly Step[]; own: Own },
): Promise<void> {
  const client = await pool.connect();
  const statementNames = statementNamesOf(pool);
  const sends: Promise<void>[] = [];
  try {
    for (const step of steps) {
      if (step.answered > 0) await sends[step.answered - 1];
      const { text } = step;
      const values = step.values.map((write) => write(own));
      const name = values.length === 0 ? null : statementNames.nameOf(text);
      const answer = client.query(
        values.length === 0 ? text : name === null ? { text, values } : { text, values, name },
      );
      sends.push(answer.then((result) => learn(own, { step, result })));
    }
    // as the server does: a reader's connection is handed on while it ends
    if (steps[0]?.text.includes('read only') === true) sends.pop()?.catch(() => {});
    await Promise.all(sends);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

function learn({ names }: Own, { step, result }: { step: Step; result: unknown }): void {
  for (const { name, path } of step.teaches) {
    let value: unknown = Object(result).rows;
    for (const key of path) value = Object(value)[key];
    if (typeof value !== 'string' && typeof value !== 'number')
      throw new Error(`A statement answered otherwise: ${step.text}`);
    names.set(name, String(value));
  }
}

async function registrations(databaseUrl: string): Promise<number> {
  const client = await connect(databaseUrl);
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from registrations');
    return Number(rows[0]?.count);
  } finally {
    await client.end();
  }
}
