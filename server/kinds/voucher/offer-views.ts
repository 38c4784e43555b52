import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/** What a voucher costs and promises. */
export interface VoucherOffer {
  readonly id: number;
  readonly price: number;
  readonly amount: number;
  readonly duration: number | null;
}

/** The vouchers of these ids that are offered, for staff (`unpublished`) all of them; those that do not exist are missing. */
export async function loadVoucherOffers(
  db: Db,
  input: { organiser_id: number; ids: readonly number[]; unpublished?: boolean },
): Promise<ReadonlyMap<number, VoucherOffer>> {
  const { rows } = await sql<VoucherOffer>`
    select id, price, amount, duration from vouchers
    where organiser_id = ${input.organiser_id} and id = any(${input.ids}::bigint[])
      and (published or ${input.unpublished ?? false})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
