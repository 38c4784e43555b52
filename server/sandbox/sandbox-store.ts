import type pg from 'pg';

/** A payment in the sandbox's own books. */
export interface SandboxPayment {
  readonly id: string;
  readonly payment_cuid: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly language: string;
  readonly webhook_url: string;
  readonly return_url: string;
  readonly cancel_url: string;
  readonly state: 'open' | 'paid' | 'refused' | 'abandoned' | 'expired';
  readonly expires_at: string;
  /** True for one whose means of payment is kept for later payments. */
  readonly keep: boolean;
}

/** A message that is due. */
export interface DueMessage {
  readonly id: string;
  readonly message_id: string;
  readonly body: string;
  readonly webhook_url: string;
}

/** The sandbox's books, inside one transaction. */
export type Books = Pick<pg.PoolClient, 'query'>;

/**
 * Writes a change of a payment and the messages about it in one transaction, together or not at
 * all.
 */
export async function inBooks<Result>(
  pool: pg.Pool,
  run: (books: Books) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The columns of a payment. */
export const COLUMNS =
  'id, payment_cuid, amount, currency, description, language, webhook_url, return_url, cancel_url, state, expires_at, keep';

/**
 * Reads the secret with which the sandbox signs: from SANDBOX_SECRET, or made once for this
 * database.
 */
export async function readSecret(pool: pg.Pool): Promise<string> {
  const setting = process.env['SANDBOX_SECRET'];
  if (setting !== undefined && setting !== '') return setting;
  const { rows } = await pool.query<{ secret: string }>('select secret from sandbox_secrets');
  const secret = rows[0]?.secret;
  if (secret === undefined) throw new Error('The sandbox has no secret: is the database migrated?');
  return secret;
}

/** Writes a payment once: the same payment_cuid again finds the first. */
export async function insertSandboxPayment(
  pool: pg.Pool,
  payment: Omit<SandboxPayment, 'state'>,
): Promise<SandboxPayment> {
  await pool.query(
    `insert into sandbox_payments (id, payment_cuid, amount, currency, description, language, webhook_url, return_url, cancel_url, expires_at, keep)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (payment_cuid) do nothing`,
    [
      payment.id,
      payment.payment_cuid,
      payment.amount,
      payment.currency,
      payment.description,
      payment.language,
      payment.webhook_url,
      payment.return_url,
      payment.cancel_url,
      payment.expires_at,
      payment.keep,
    ],
  );
  const { rows } = await pool.query<SandboxPayment>(
    `select ${COLUMNS} from sandbox_payments where payment_cuid = $1`,
    [payment.payment_cuid],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A sandbox payment was not written');
  return row;
}

/** Finds a payment by the sandbox's own name for it; null for none. */
export async function findSandboxPayment(books: Books, id: string): Promise<SandboxPayment | null> {
  const { rows } = await books.query<SandboxPayment>(
    `select ${COLUMNS} from sandbox_payments where id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

/** Moves a payment from one of these states; returns null when it is in another. */
export async function moveSandboxPayment(
  books: Books,
  input: { id: string; from: readonly SandboxPayment['state'][]; to: SandboxPayment['state'] },
): Promise<SandboxPayment | null> {
  const { rows } = await books.query<SandboxPayment>(
    `update sandbox_payments set state = $3 where id = $1 and state = any($2) returning ${COLUMNS}`,
    [input.id, [...input.from], input.to],
  );
  return rows[0] ?? null;
}

/** Ends the expired pages and returns them. */
export async function expireSandboxPayments(
  books: Books,
  now: string,
): Promise<readonly SandboxPayment[]> {
  const { rows } = await books.query<SandboxPayment>(
    `update sandbox_payments set state = 'expired' where state = 'open' and expires_at <= $1 returning ${COLUMNS}`,
    [now],
  );
  return rows;
}

/**
 * Queues a message; `message_id` is the id that the receiver sees, so that the same one may be
 * queued twice.
 */
export async function insertSandboxMessage(
  books: Books,
  input: {
    id: string;
    sandbox_payment_id: string;
    message_id: string;
    body: string;
    delay_millis: number;
  },
): Promise<void> {
  await books.query(
    `insert into sandbox_messages (id, sandbox_payment_id, message_id, body, due_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 millisecond') on conflict do nothing`,
    [input.id, input.sandbox_payment_id, input.message_id, input.body, input.delay_millis],
  );
}

/**
 * Takes some messages that are due and postpones them, so that one that fails, or whose sender
 * dies, is sent again later.
 */
export async function takeDueMessages(pool: pg.Pool): Promise<readonly DueMessage[]> {
  const { rows } = await pool.query<DueMessage>(
    `update sandbox_messages m set tries = tries + 1, due_at = now() + least(600, power(2, tries)) * interval '1 second'
     from sandbox_payments p
     where p.id = m.sandbox_payment_id and m.id in (
       select id from sandbox_messages where delivered_at is null and due_at <= now() and tries < 40 order by due_at limit 20 for update skip locked)
     returning m.id, m.message_id, m.body, p.webhook_url`,
  );
  return rows;
}

/** Notes that a message was answered. */
export async function noteDelivered(pool: pg.Pool, id: string): Promise<void> {
  await pool.query('update sandbox_messages set delivered_at = now() where id = $1', [id]);
}
