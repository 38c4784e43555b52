import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/** A pack bought with a cart; its title is a bilingual column, amounts are in minor units. */
export interface BundleAfter {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly capacity: number | null;
  readonly expires_at: string | null;
  readonly total_amount: number;
  readonly deposit_amount: number;
  readonly paid_amount: number;
  readonly cancelled: boolean;
  readonly participant: {
    readonly id: number;
    readonly cuid: string;
    readonly firstname: string;
    readonly lastname: string;
  } | null;
}

/** Loads the packs of a cart, in the order in which they were sold (3 §2). */
export async function loadBundlesAfter(db: Db, cart_id: number): Promise<readonly BundleAfter[]> {
  const { rows } = await sql<BundleAfter>`
    select s.id, s.cuid, b.title, s.capacity, s.expires_at, owed.total_amount, owed.deposit_amount, owed.paid_amount,
      s.cancelled_at is not null as cancelled, case when p.id is not null then
        jsonb_build_object('id', p.id, 'cuid', p.cuid, 'firstname', p.firstname, 'lastname', p.lastname) end as participant
    from customer_bundles s
    join receivables owed on owed.organiser_id = s.organiser_id and owed.id = s.receivable_id
    join bundles b on b.organiser_id = s.organiser_id and b.id = s.bundle_id
    left join participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id
    where s.cart_id = ${cart_id}
    order by s.created_at, s.id`.execute(db);
  return rows;
}
