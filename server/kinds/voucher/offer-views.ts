import type { VoucherTerms } from '@ribambelle/domain/vouchers/voucher-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/** The price and terms of a voucher. */
export interface VoucherOffer extends VoucherTerms {
  readonly id: number;
  readonly price: number;
}

interface Row extends Omit<VoucherOffer, 'bundle'> {
  readonly bundle_id: number | null;
  readonly capacity: number | null;
  readonly bundle_duration: number | null;
  readonly expires_at: string | null;
}

/**
 * Loads the offered vouchers with these ids, for staff (`unpublished`) all of them; unknown ones,
 * and those whose pack is over, are absent.
 */
export async function loadVoucherOffers(
  db: Db,
  input: { ids: readonly number[]; now: string; unpublished?: boolean },
): Promise<ReadonlyMap<number, VoucherOffer>> {
  const { rows } = await sql<Row>`
    select v.id, v.price, v.amount, v.duration, v.bundle_id, b.capacity, b.duration as bundle_duration, b.expires_at
    from vouchers v left join bundles b on b.organiser_id = v.organiser_id and b.id = v.bundle_id
    where v.id = any(${input.ids}::bigint[])
      and (v.published or ${input.unpublished ?? false}) and (b.expires_at is null or b.expires_at > ${input.now})`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, offerOf(row)]));
}

function offerOf({ bundle_id, capacity, bundle_duration, expires_at, ...row }: Row): VoucherOffer {
  if (bundle_id === null) return { ...row, bundle: null };
  return { ...row, bundle: { id: bundle_id, capacity, duration: bundle_duration, expires_at } };
}
