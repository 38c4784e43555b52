import { storedEmail } from '@ribambelle/domain/customers/names.ts';
import { sql } from 'kysely';
import { type Db, sqlState, UNIQUE_VIOLATION } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';

/**
 * Puts an address in force, confirmed at an instant or not yet, and drops the pending one. Refuses
 * CUSTOMER_EXISTS when another customer has it.
 */
export async function putEmailInForce(
  db: Db,
  input: { customer_id: number; email: string; email_confirmed_at: string | null; now: string },
): Promise<void> {
  try {
    await db
      .updateTable('customers')
      .set({
        email: storedEmail(input.email),
        email_confirmed_at: input.email_confirmed_at,
        pending_email: null,
        updated_at: input.now,
      })
      .where('id', '=', input.customer_id)
      .execute();
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    refuse('CUSTOMER_EXISTS', { email: 'CUSTOMER_EXISTS' });
  }
}

/** Stores the address that counts once it is confirmed; null drops it. */
export async function keepPendingEmail(
  db: Db,
  input: { customer_id: number; email: string | null; now: string },
): Promise<void> {
  await db
    .updateTable('customers')
    .set({
      pending_email: input.email === null ? null : storedEmail(input.email),
      updated_at: input.now,
    })
    .where('id', '=', input.customer_id)
    .execute();
}

/** Tests whether another account has this address. */
export async function isEmailTaken(db: Db, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from customers where deleted_at is null
      and lower(email) = ${storedEmail(email)}`.execute(db);
  return rows.length > 0;
}

/** Ends every link sent to a customer: for a new password, and to confirm an address. */
export async function endLinks(db: Db, customer_id: number): Promise<void> {
  const ofCustomer = sql`customer_id = ${customer_id}`;
  await sql`delete from password_links where ${ofCustomer}`.execute(db);
  await sql`delete from email_links where ${ofCustomer}`.execute(db);
}
