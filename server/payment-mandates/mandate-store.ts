import { agreedAmount, type CoveredDebt } from '@ribambelle/domain/payment-mandates/agreement.ts';
import type { EndReason } from '@ribambelle/domain/payment-mandates/mandates.ts';
import { isForTests } from '@ribambelle/domain/payments/payment-mode.ts';
import type { ReportedMandate } from '@ribambelle/domain/payments/provider-report.ts';
import { sql } from 'kysely';
import { rowLock } from '../database/row-lock.ts';
import type { Db } from '../database/transaction.ts';

/** A mandate as its row holds it. */
export interface MandateRow {
  readonly id: number;
  readonly cuid: string;
  readonly customer_id: number;
  /** The account that keeps it; null for the sandbox. */
  readonly payment_provider_id: number | null;
  /**
   * PENDING until its first payment is paid and the provider tells it, ACTIVE while it may be used,
   * ENDED for good.
   */
  readonly state: 'PENDING' | 'ACTIVE' | 'ENDED';
  readonly end_reason: EndReason | null;
  readonly customer_reference: string | null;
  readonly mandate_reference: string | null;
  readonly method: string | null;
  readonly label: string;
}

const COLUMNS = sql`m.id, m.cuid, m.customer_id, m.payment_provider_id, m.state, m.end_reason, m.customer_reference, m.mandate_reference, m.method, m.label`;

/**
 * Writes a mandate that waits for its first payment, with what it covers: nothing yet for a
 * checkout, where nothing is owed before it is paid. Returns its id.
 */
export async function insertMandate(
  db: Db,
  input: {
    readonly customer_id: number;
    /** The account that keeps it; null for the sandbox. */
    readonly payment_provider_id: number | null;
    /** The words that the family agreed to. */
    readonly words: string;
    readonly covers?: readonly CoveredDebt[];
    readonly now: string;
  },
): Promise<number> {
  const { customer_id, payment_provider_id, words, covers = [], now } = input;
  const { id } = await db
    .insertInto('payment_mandates')
    .values({ customer_id, payment_provider_id, words, agreed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await insertCovered(db, { payment_mandate_id: id, covers });
  return id;
}

/** Writes what a mandate covers. */
export async function insertCovered(
  db: Db,
  of: { readonly payment_mandate_id: number; readonly covers: readonly CoveredDebt[] },
): Promise<void> {
  const { payment_mandate_id, covers } = of;
  if (covers.length === 0) return;
  await db
    .insertInto('payment_mandate_debts')
    .values(
      covers.map((debt) => ({
        payment_mandate_id,
        receivable_id: debt.receivable_id,
        agreed_amount: agreedAmount(debt),
        renews: debt.renews,
        handled_until: debt.handled_until,
      })),
    )
    .execute();
}

/** Locks a mandate, after the payment that it is about (docs/algorithms/locks.md). */
export async function lockMandate(db: Db, id: number): Promise<MandateRow> {
  const { rows } = await sql<MandateRow>`
    select ${COLUMNS} from payment_mandates m where m.id = ${id} ${rowLock('m')}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error(`There is no mandate ${id}`);
  return row;
}

/** Locks a mandate of a family by its cuid; undefined for none, or of another family. */
export async function lockMandateOf(
  db: Db,
  of: { readonly cuid: string; readonly customer_id?: number },
): Promise<MandateRow | undefined> {
  const own = of.customer_id === undefined ? sql`true` : sql`m.customer_id = ${of.customer_id}`;
  const { rows } = await sql<MandateRow>`
    select ${COLUMNS} from payment_mandates m where m.cuid = ${of.cuid} and ${own} ${rowLock('m')}`.execute(
    db,
  );
  return rows[0];
}

/**
 * Locks the mandates of a family that may be used, by id: those of accounts of a mode, and in a
 * test those of the sandbox.
 */
export async function lockActiveMandates(
  db: Db,
  of: { readonly customer_id: number; readonly mode: string },
): Promise<readonly MandateRow[]> {
  const { rows } = await sql<MandateRow>`
    select ${COLUMNS} from payment_mandates m
    where m.customer_id = ${of.customer_id} and m.state = 'ACTIVE' and ${isAtWork(of.mode)}
    order by m.id ${rowLock('m')}`.execute(db);
  return rows;
}

/**
 * Tests in SQL whether the account of a mandate `m` collects in a mode; the sandbox collects no
 * real money.
 */
export function isAtWork(mode: string) {
  return sql`case when m.payment_provider_id is null then ${isForTests(mode)}::boolean
    else exists (select from payment_providers a where a.organiser_id = m.organiser_id and a.id = m.payment_provider_id
      and a.mode = ${mode} and a.disconnected_at is null) end`;
}

/** Notes the provider's names of a locked mandate, and what a family knows it by. */
export async function noteReported(
  db: Db,
  input: { readonly id: number; readonly mandate: ReportedMandate },
): Promise<void> {
  await db.updateTable('payment_mandates').set(input.mandate).where('id', '=', input.id).execute();
}

/** Makes a locked mandate active. */
export async function startMandate(
  db: Db,
  { id, now }: { readonly id: number; readonly now: string },
): Promise<void> {
  await db
    .updateTable('payment_mandates')
    .set({ state: 'ACTIVE', started_at: now, ended_at: null, end_reason: null })
    .where('id', '=', id)
    .execute();
}

/**
 * Ends a mandate by compare-and-set; false when it was over. Its references stay, so that it can be
 * ended at the provider.
 */
export async function storeEnd(
  db: Db,
  input: {
    readonly id: number;
    readonly reason: EndReason;
    /** The collaborator who ended it; null for nobody. */
    readonly ended_by: number | null;
    readonly now: string;
  },
): Promise<boolean> {
  const { id, reason: end_reason, ended_by, now: ended_at } = input;
  const { numUpdatedRows } = await db
    .updateTable('payment_mandates')
    .set({ state: 'ENDED', ended_at, end_reason, ended_by })
    .where('id', '=', id)
    .where('state', '<>', 'ENDED')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends all mandates at an account that is no longer connected. */
export async function endOfAccount(
  db: Db,
  of: { readonly payment_provider_id: number; readonly now: string },
): Promise<void> {
  await db
    .updateTable('payment_mandates')
    .set({ state: 'ENDED', ended_at: of.now, end_reason: 'DISCONNECTED' })
    .where('payment_provider_id', '=', of.payment_provider_id)
    .where('state', '<>', 'ENDED')
    .execute();
}

/**
 * Takes what a mandate covers from the other active mandates of its family, and returns the ids of
 * those that cover nothing any more. One that still waits for its money takes its own once it
 * starts.
 */
export async function takeOver(db: Db, mandate: MandateRow): Promise<readonly number[]> {
  await sql`
    delete from payment_mandate_debts d using payment_mandates m
    where m.organiser_id = d.organiser_id and m.id = d.payment_mandate_id and m.customer_id = ${mandate.customer_id} and m.state = 'ACTIVE' and m.id <> ${mandate.id}
      and d.receivable_id in (select receivable_id from payment_mandate_debts where payment_mandate_id = ${mandate.id})`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    select m.id from payment_mandates m where m.customer_id = ${mandate.customer_id} and m.state = 'ACTIVE' and m.id <> ${mandate.id}
      and not exists (select from payment_mandate_debts d where d.organiser_id = m.organiser_id and d.payment_mandate_id = m.id)
    order by m.id`.execute(db);
  return rows.map(({ id }) => id);
}
