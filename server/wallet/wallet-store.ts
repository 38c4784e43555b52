import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import { type Db, GoneMeanwhile } from '../database/transaction.ts';

/** Money that moves in or out of a customer's wallet; `amount` is signed, in minor units. */
export interface WalletMovement {
  readonly customer_id: number;
  readonly amount: number;
  readonly reason:
    | 'PAYMENT'
    | 'LATE_PAYMENT'
    | 'OVERPAYMENT'
    | 'CANCELLATION'
    | 'REFUND'
    | 'CORRECTION'
    | 'REDEMPTION'
    | 'MERGE'
    | 'PAID_OUT';
  readonly payment_id?: number | null;
  readonly receivable_id?: number | null;
  readonly message?: string;
  readonly created_by?: number | null;
  readonly now: string;
}

interface Wallet {
  readonly wallet_amount: number;
  /** True when the account was erased. */
  readonly erased: boolean;
}

/**
 * Locks the wallet of an existing account until the transaction ends, and reads its balance. An
 * account that was erased or merged meanwhile is looked up again: nothing is sold to a missing
 * account.
 */
export async function lockWallet(db: Db, customer_id: number): Promise<number> {
  const { wallet_amount, erased } = await lockAnyWallet(db, customer_id);
  if (erased) throw new GoneMeanwhile();
  return wallet_amount;
}

/** As lockWallet, but also for an erased account, for money that comes and goes after it. */
export async function lockAnyWallet(db: Db, customer_id: number): Promise<Wallet> {
  const { rows } = await sql<Wallet>`
    select wallet_amount, deleted_at is not null as erased from customers where id = ${customer_id} ${rowLock('customers')}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new GoneMeanwhile();
  return row;
}

/** Locks the wallets of customers, in the order of their ids. */
export async function lockWallets(db: Db, customer_ids: readonly number[]): Promise<void> {
  await sql`
    select from customers where id = any(${customer_ids}) order by id ${rowLock('customers')}`.execute(
    db,
  );
}

/**
 * Moves money: the balance and the ledger in one statement. Returns false, and moves nothing, when
 * the balance would fall below 0.
 */
export async function moveWallet(db: Db, movement: WalletMovement): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with moved as (
      update customers set wallet_amount = wallet_amount + ${movement.amount}
      where id = ${movement.customer_id} and wallet_amount + ${movement.amount} >= 0
      returning id
    )
    insert into wallet_movements (customer_id, amount, reason, payment_id, receivable_id, message, created_by, created_at)
    select id, ${movement.amount}::integer, ${movement.reason}::text, ${movement.payment_id ?? null}::bigint,
      ${movement.receivable_id ?? null}::bigint, ${movement.message ?? ''}::text, ${movement.created_by ?? null}::bigint,
      ${movement.now}::timestamptz
    from moved returning id`.execute(db);
  return rows.length === 1;
}

/**
 * Loads the part of a payment that became wallet credit and was not refunded from there, in minor
 * units; lock the wallet first.
 */
export async function creditOfPayment(db: Db, payment_id: number): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(amount), 0)::integer as amount from wallet_movements
    where payment_id = ${payment_id} and reason <> 'PAYMENT'`.execute(db);
  return rows[0]?.amount ?? 0;
}
