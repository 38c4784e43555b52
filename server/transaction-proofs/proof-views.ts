import type { ProofState } from '@ribambelle/domain/transaction-proofs/transaction-proofs.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

const MOST = 100;
const MOST_OF_FAMILY = 50;

interface ProofRow {
  readonly cuid: string;
  readonly reference: string | null;
  readonly amount: number;
  readonly paid_on: string;
  readonly name: string;
  readonly state: ProofState;
  readonly created_at: string;
  readonly reason: string;
}

/** Loads the proofs of a family, the latest first, fifty at most. */
export async function loadProofsOf(db: Db, customer_id: number): Promise<ProofRow[]> {
  const { rows } = await sql<ProofRow>`
    select cuid, reference, amount, paid_on::text, name, state, created_at, reason from transaction_proofs
    where customer_id = ${customer_id} order by created_at desc, id limit ${MOST_OF_FAMILY}`.execute(
    db,
  );
  return rows;
}

interface WaitingRow extends ProofRow {
  readonly is_picture: boolean;
  readonly customer: { readonly cuid: string; readonly name: string };
  readonly owed_amount: number;
}

/** Loads the proofs that wait, the oldest first, with what is still owed of what they name. */
export async function loadWaitingProofs(db: Db): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select t.cuid, t.reference, t.amount, t.paid_on::text, t.name, t.state, t.created_at, t.reason,
      t.content_type like 'image/%' as is_picture,
      jsonb_build_object('cuid', c.cuid, 'name', trim(c.firstname || ' ' || c.lastname)) as customer,
      (select coalesce(sum(r.owed_amount), 0)::integer from receivables r
        where r.organiser_id = t.organiser_id and r.customer_id = t.customer_id and r.owed_amount > 0
          and (t.reference is null or exists (select from payment_references n where n.organiser_id = t.organiser_id and n.reference = t.reference
            and (n.receivable_id = r.id or n.cart_id = r.cart_id)))) as owed_amount
    from transaction_proofs t join customers c on c.organiser_id = t.organiser_id and c.id = t.customer_id
    where t.state = 'WAITING' order by t.created_at, t.id limit ${MOST}`.execute(db);
  return rows;
}

/** Counts the proofs that wait. */
export async function countWaitingProofs(db: Db): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number from transaction_proofs where state = 'WAITING'`.execute(db);
  return rows[0]?.number ?? 0;
}

/** Finds a proof with its family, without its file; undefined for none. */
export async function findProof(db: Db, cuid: string) {
  return db
    .selectFrom('transaction_proofs as t')
    .innerJoin('customers as c', (join) =>
      join.onRef('c.organiser_id', '=', 't.organiser_id').onRef('c.id', '=', 't.customer_id'),
    )
    .select(['t.id', 't.cuid', 't.reference', 't.state', 't.amount', 't.reason', 't.customer_id'])
    .select(['c.cuid as customer_cuid', 'c.firstname', 'c.lastname'])
    .where('t.cuid', '=', cuid)
    .executeTakeFirst();
}

/** Finds the file of a proof; undefined for none. */
export async function findProofFile(db: Db, cuid: string) {
  return db
    .selectFrom('transaction_proofs')
    .select(['name', 'content_type', 'bytes'])
    .where('cuid', '=', cuid)
    .executeTakeFirst();
}

/** Finds a refused proof for its e-mail; null for none. */
export async function findRefusedProof(db: Db, id: number) {
  const { rows } = await sql<{
    cuid: string;
    customer_id: number;
    amount: number;
    paid_on: string;
    reason: string;
  }>`
    select cuid, customer_id, amount, paid_on::text, reason from transaction_proofs
    where id = ${id} and state = 'REFUSED'`.execute(db);
  return rows[0] ?? null;
}

/** Tests whether a proof of a family waits for staff: its transfer may be under way. */
export async function hasWaitingProof(db: Db, customer_id: number): Promise<boolean> {
  const { rows } = await sql`
    select from transaction_proofs where customer_id = ${customer_id} and state = 'WAITING' limit 1`.execute(
    db,
  );
  return rows.length > 0;
}
