import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { Made } from '../kind.ts';

interface LastCycle {
  readonly cart_id: number;
  readonly receivable_id: number;
  readonly expires_at: string;
}

/** Writes a membership of a person who did not have it yet. */
export async function insertCustomerMembership(
  db: Db,
  input: LastCycle & {
    membership_id: number;
    customer_id: number;
    participant_id: number | null;
    recurring: boolean;
    created_by: number | null;
    now: string;
  },
): Promise<Made> {
  const { now: created_at, ...columns } = input;
  return db
    .insertInto('customer_memberships')
    .values({ ...columns, created_at })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Sets the last cycle of a membership. */
export async function renewCustomerMembership(
  db: Db,
  { id, ...last }: LastCycle & { id: number },
): Promise<Made> {
  return db
    .updateTable('customer_memberships')
    .set(last)
    .where('id', '=', id)
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Writes a cycle, and marks the cart item that it comes from. */
export async function insertCycle(
  db: Db,
  input: {
    customer_membership_id: number;
    start_at: string;
    end_at: string;
    cart_id: number;
    cart_item_id: number | null;
    receivable_id: number;
    created_by: number | null;
    now: string;
  },
): Promise<void> {
  const { now, ...columns } = input;
  await db
    .insertInto('membership_cycles')
    .values({ ...columns, created_at: now })
    .execute();
  if (input.cart_item_id === null) return;
  await sql`update cart_items set processed_at = ${now}::timestamptz
    where id = ${input.cart_item_id}`.execute(db);
}
