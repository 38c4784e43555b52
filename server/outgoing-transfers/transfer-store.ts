import type { FamilyAccount } from '@ribambelle/domain/outgoing-transfers/account.ts';
import type { TransferState } from '@ribambelle/domain/outgoing-transfers/transfer-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A transfer to write; `message` is for the statement of the family. Minor units. */
export interface NewTransfer {
  /** The refund that it makes; null for credit that a family has sent to its account. */
  readonly refund: { readonly id: number; readonly cuid: string } | null;
  readonly customer_id: number;
  readonly amount: number;
  readonly account: FamilyAccount;
  readonly message: string;
  readonly created_by: number | null;
  readonly now: string;
}

/** Writes a transfer that waits for a file for the bank. */
export async function insertTransfer(db: Db, transfer: NewTransfer): Promise<void> {
  const { refund, customer_id, amount, account, message, created_by, now } = transfer;
  await db
    .insertInto('outgoing_transfers')
    .values({
      ...(refund === null ? {} : { cuid: refund.cuid, refund_id: refund.id }),
      customer_id,
      amount,
      holder: account.holder,
      iban: account.iban,
      message,
      state: 'PENDING',
      created_by,
      created_at: now,
    })
    .execute();
}

/** Finds the account to which a family last had money sent; undefined for none. */
export async function findLastAccount(
  db: Db,
  of: {
    readonly customer_cuid: string;
    /** True for accounts that the family named itself, without those that did not work. */
    readonly own: boolean;
  },
): Promise<FamilyAccount | undefined> {
  const { rows } = await sql<FamilyAccount>`
    select t.holder, t.iban from outgoing_transfers t
    where t.customer_id = (select id from customers where cuid = ${of.customer_cuid}) and t.iban <> ''
      and (not ${of.own}::boolean or (t.refund_id is null and t.state <> 'FAILED'))
    order by t.created_at desc, t.id limit 1`.execute(db);
  return rows[0];
}

/** Tests whether a refund, by the name of its table in the statement, is made by transfer. */
export function isByTransfer(of: 'f'): RawBuilder<boolean> {
  const refund = sql.id(of);
  return sql<boolean>`exists (select from outgoing_transfers t
    where t.organiser_id = ${refund}.organiser_id and t.refund_id = ${refund}.id)`;
}

/** A transfer with the payment that it refunds; null for credit. Minor units. */
interface FoundTransfer {
  readonly id: number;
  readonly customer_id: number;
  readonly payment: { readonly id: number; readonly cuid: string } | null;
  readonly amount: number;
  readonly holder: string;
}

/** Finds a transfer; undefined for none. */
export async function findTransfer(db: Db, cuid: string): Promise<FoundTransfer | undefined> {
  const { rows } = await sql<FoundTransfer>`
    select t.id, t.customer_id, t.amount, t.holder,
      case when p.id is not null then jsonb_build_object('id', p.id, 'cuid', p.cuid) end as payment
    from outgoing_transfers t
    left join refunds f on f.organiser_id = t.organiser_id and f.id = t.refund_id
    left join payments p on p.organiser_id = f.organiser_id and p.id = f.payment_id
    where t.cuid = ${cuid}`.execute(db);
  return rows[0];
}

/** Finds credit whose transfer did not arrive, with the reason; undefined for anything else. */
export async function findReturnedCredit(db: Db, id: number) {
  return db
    .selectFrom('outgoing_transfers')
    .select(['cuid', 'customer_id', 'amount', 'note'])
    .where('id', '=', id)
    .where('refund_id', 'is', null)
    .where('state', '=', 'FAILED')
    .executeTakeFirst();
}

/** Locks a transfer, behind the money that it may give back, and returns its state. */
export async function lockTransferState(db: Db, id: number): Promise<TransferState> {
  const { rows } = await sql<{ state: TransferState }>`
    select state from outgoing_transfers where id = ${id} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('A transfer is never deleted');
  return row.state;
}

/** Notes that a locked transfer did not arrive, and why. */
export async function noteTransferFailed(
  db: Db,
  input: { id: number; note: string; now: string },
): Promise<void> {
  await db
    .updateTable('outgoing_transfers')
    .set({ state: 'FAILED', failed_at: input.now, note: input.note })
    .where('id', '=', input.id)
    .execute();
}
