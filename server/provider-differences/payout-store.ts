import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ListedPayment, ProviderPayout } from '../outside/payment-port.ts';

/** Keeps the fees that a provider kept of payments, as far as it has said. Minor units. */
export async function saveFees(
  db: Db,
  input: { payment_provider_id: number; payments: readonly ListedPayment[] },
): Promise<void> {
  const fees = input.payments.flatMap(({ provider_reference, fee_amount }) =>
    fee_amount === null ? [] : [{ provider_reference, fee_amount }],
  );
  if (fees.length === 0) return;
  await sql`
    update payments p set provider_fee_amount = fee.fee_amount
    from jsonb_to_recordset(${JSON.stringify(fees)}::jsonb) as fee (provider_reference text, fee_amount integer)
    where p.payment_provider_id = ${input.payment_provider_id} and p.provider_reference = fee.provider_reference
      and p.provider_fee_amount is distinct from fee.fee_amount`.execute(db);
}

/** Keeps payouts with their lines, as the provider tells them now. */
export async function savePayouts(
  db: Db,
  input: { payment_provider_id: number; payouts: readonly ProviderPayout[]; now: string },
): Promise<void> {
  const { payment_provider_id, now: created_at } = input;
  for (const { reference: provider_reference, lines, ...columns } of input.payouts) {
    const { id: payout_id } = await db
      .insertInto('payouts')
      .values({ ...columns, payment_provider_id, provider_reference, created_at })
      .onConflict((conflict) =>
        conflict
          .columns(['organiser_id', 'payment_provider_id', 'provider_reference'])
          .doUpdateSet(columns),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('payout_lines').where('payout_id', '=', payout_id).execute();
    const rows = lines.map(({ kind, reference, amount, fee_amount }, position) => ({
      payout_id,
      position,
      kind,
      provider_reference: reference,
      amount,
      fee_amount,
    }));
    if (rows.length > 0) await db.insertInto('payout_lines').values(rows).execute();
  }
}
