import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/**
 * A cycle bought with a cart; the title of its membership is a bilingual column, amounts are in
 * minor units.
 */
export interface MembershipAfter {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly start_at: string;
  readonly end_at: string;
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

/** Loads the membership cycles of a cart, in the order in which they were sold (3 §2). */
export async function loadMembershipsAfter(
  db: Db,
  cart_id: number,
): Promise<readonly MembershipAfter[]> {
  const { rows } = await sql<MembershipAfter>`
    select s.id, s.cuid, m.title, c.start_at, c.end_at, owed.total_amount, owed.deposit_amount, owed.paid_amount,
      s.cancelled_at is not null as cancelled, case when p.id is not null then
        jsonb_build_object('id', p.id, 'cuid', p.cuid, 'firstname', p.firstname, 'lastname', p.lastname) end as participant
    from membership_cycles c
    join customer_memberships s on s.organiser_id = c.organiser_id and s.id = c.customer_membership_id
    join receivables owed on owed.organiser_id = c.organiser_id and owed.id = c.receivable_id
    join memberships m on m.organiser_id = s.organiser_id and m.id = s.membership_id
    left join participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id
    where c.cart_id = ${cart_id}
    order by c.created_at, c.id`.execute(db);
  return rows;
}
