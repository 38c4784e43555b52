import { type Books, COLUMNS, type SandboxPayment } from './sandbox-store.ts';

/** A refund in the sandbox's books: sent when it is accepted, done when the money was given. */
export interface SandboxRefund {
  readonly id: string;
  /** The name that its payer gave it; null for one made in the sandbox itself. */
  readonly refund_cuid: string | null;
  readonly amount: number;
  readonly state: 'sent' | 'done' | 'failed';
}

/** A dispute in the sandbox's books. */
export interface SandboxDispute {
  readonly id: string;
  readonly amount: number;
  readonly state: 'open' | 'lost' | 'won';
}

/** The money that left a payment, or was to leave it. */
export interface MoneyBack {
  readonly refunds: readonly SandboxRefund[];
  readonly disputes: readonly SandboxDispute[];
}

/** Loads the refunds and disputes of a payment, the oldest first. */
export async function loadMoneyBack(books: Books, payment_id: string): Promise<MoneyBack> {
  const { rows: refunds } = await books.query<SandboxRefund>(
    `select id, refund_cuid, amount, state from sandbox_refunds where sandbox_payment_id = $1 order by created_at, id`,
    [payment_id],
  );
  const { rows: disputes } = await books.query<SandboxDispute>(
    `select id, amount, state from sandbox_disputes where sandbox_payment_id = $1 order by created_at, id`,
    [payment_id],
  );
  return { refunds, disputes };
}

/**
 * Accepts a refund of at most what is left of a paid payment, once for each name; returns null when
 * it is refused.
 */
export async function refundSandboxPayment(
  books: Books,
  input: { id: string; refund_cuid: string; amount: number },
): Promise<{ payment: SandboxPayment; refund: SandboxRefund; done_now: boolean } | null> {
  const { rows } = await books.query<SandboxPayment>(
    `select ${COLUMNS} from sandbox_payments where id = $1 for update`,
    [input.id],
  );
  const [payment] = rows;
  if (payment === undefined) return null;
  const { refunds, disputes } = await loadMoneyBack(books, payment.id);
  const existing = refunds.find(({ refund_cuid }) => refund_cuid === input.refund_cuid);
  if (existing !== undefined) return { payment, refund: existing, done_now: false };
  const gone = [
    ...refunds.filter(({ state }) => state !== 'failed'),
    ...disputes.filter(({ state }) => state !== 'won'),
  ].reduce((sum, { amount }) => sum + amount, 0);
  if (payment.state !== 'paid' || gone + input.amount > payment.amount) return null;
  const { rows: written } = await books.query<SandboxRefund>(
    `insert into sandbox_refunds (id, sandbox_payment_id, refund_cuid, amount, state)
     values ($1, $2, $3, $4, 'sent') returning id, refund_cuid, amount, state`,
    [`${payment.id}-refund-${input.refund_cuid}`, payment.id, input.refund_cuid, input.amount],
  );
  const [refund] = written;
  if (refund === undefined) throw new Error('A sandbox refund was not written');
  return { payment, refund, done_now: true };
}

/** Has the payer's bank dispute all of a paid payment, once. */
export async function openSandboxDispute(books: Books, payment_id: string): Promise<void> {
  await books.query(
    `insert into sandbox_disputes (id, sandbox_payment_id, amount, state)
     select id || '-dispute', id, amount, 'open' from sandbox_payments where id = $1 and state = 'paid' on conflict do nothing`,
    [payment_id],
  );
}

/** Has the bank decide the open dispute of a payment. */
export async function decideSandboxDispute(
  books: Books,
  input: { payment_id: string; state: 'lost' | 'won' },
): Promise<void> {
  await books.query(
    `update sandbox_disputes set state = $2 where sandbox_payment_id = $1 and state = 'open'`,
    [input.payment_id, input.state],
  );
}

/** Has the bank return the refunds of a payment whose money was given. */
export async function returnSandboxRefunds(books: Books, payment_id: string): Promise<void> {
  await books.query(
    `update sandbox_refunds set state = 'failed' where sandbox_payment_id = $1 and state = 'done'`,
    [payment_id],
  );
}

/** Gives the money of the refunds that were accepted, and returns their payments. */
export async function giveSandboxRefunds(books: Books): Promise<readonly SandboxPayment[]> {
  const { rows } = await books.query<SandboxPayment>(
    `with given as (update sandbox_refunds set state = 'done' where state = 'sent' returning sandbox_payment_id)
     select ${COLUMNS} from sandbox_payments where id in (select sandbox_payment_id from given)`,
  );
  return rows;
}
