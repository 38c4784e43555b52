import type { CancellationOutcome, RegistrationToCancel } from '@ribambelle/domain/registrations/cancellation.ts';
import type { Db } from '../database/transaction.ts';

export interface LockedRegistration extends RegistrationToCancel {
  readonly id: number;
  readonly availability_id: number;
  readonly quantity: number;
}

/** A registration with its dates, locked until the transaction ends; with `customer_id` only that customer's own. Undefined for none. */
export async function lockRegistration(
  db: Db,
  told: { organiser_id: number; id: number; customer_id?: number },
): Promise<LockedRegistration | undefined> {
  const row = await db
    .selectFrom('registrations')
    .select(['id', 'availability_id', 'quantity', 'cancelled_at', 'total_amount', 'paid_amount'])
    .where('organiser_id', '=', told.organiser_id)
    .where('id', '=', told.id)
    .$if(told.customer_id !== undefined, (query) => query.where('customer_id', '=', told.customer_id ?? 0))
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const dates = await db
    .selectFrom('registration_dates as r')
    .innerJoin('availability_dates as d', (join) => join.onRef('d.organiser_id', '=', 'r.organiser_id').onRef('d.id', '=', 'r.date_id'))
    .select(['d.id', 'd.start_at'])
    .where('r.organiser_id', '=', told.organiser_id)
    .where('r.registration_id', '=', row.id)
    .orderBy('d.start_at')
    .execute();
  const { cancelled_at, ...registration } = row;
  return { ...registration, cancelled: cancelled_at !== null, dates, bundle_id: null };
}

/** Writes that a registration is cancelled, by whom and why. Its places are freed by who calls this. */
export async function storeCancellation(
  db: Db,
  told: { organiser_id: number; id: number; cancellation: CancellationOutcome['cancellation'] },
): Promise<void> {
  const { type, message, created_at } = told.cancellation;
  await db
    .updateTable('registrations')
    .set({ cancelled_at: created_at, cancellation_type: type, cancellation_message: message, updated_at: created_at })
    .where('organiser_id', '=', told.organiser_id)
    .where('id', '=', told.id)
    .execute();
}
