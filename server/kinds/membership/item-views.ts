import type { Json } from '@ribambelle/database/json.ts';
import type { MembershipTerms } from '@ribambelle/domain/memberships/membership-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { offerImages } from '../../offers/index.ts';
import type { ShownItem } from '../kind.ts';

/** A membership in a cart with the facts of its line; its title is a bilingual column. */
export interface MembershipItemRow {
  readonly id: number;
  readonly cuid: string;
  readonly price: number;
  readonly deposit: number;
  readonly quantity: number;
  readonly expires_at: string;
  readonly extended: boolean;
  readonly terms: MembershipTerms;
  readonly membership_id: number;
  readonly membership_cuid: string;
  readonly title: Json;
  readonly participant: {
    readonly id: number;
    readonly cuid: string;
    readonly firstname: string;
    readonly lastname: string;
  } | null;
  readonly images: NonNullable<ShownItem['membership']>['images'];
}

/**
 * Loads the live memberships in the customer's current cart, in the order in which they were added.
 */
export async function loadCurrentMemberships(
  db: Db,
  input: { customer_id: number; now: string },
): Promise<readonly MembershipItemRow[]> {
  const { rows } = await sql<MembershipItemRow>`
    select i.id, i.cuid, i.price, i.deposit, i.quantity, i.expires_at, i.extended, i.price_lines as terms, m.id as membership_id,
      m.cuid as membership_cuid, m.title, case when p.id is not null then
        jsonb_build_object('id', p.id, 'cuid', p.cuid, 'firstname', p.firstname, 'lastname', p.lastname) end as participant, ${offerImages('memberships', 'm')} as images
    from carts k
    join cart_items i on i.organiser_id = k.organiser_id and i.cart_id = k.id
    join memberships m on m.organiser_id = i.organiser_id and m.id = i.membership_id
    left join participants p on p.organiser_id = i.organiser_id and p.id = i.participant_id
    where k.customer_id = ${input.customer_id} and k.status <> 'PROCESSED'
      and i.type = 'MEMBERSHIP' and i.processed_at is null and i.expires_at > ${input.now}
    order by i.created_at, i.id`.execute(db);
  return rows;
}

/** Finds those of these memberships that are no longer offered. */
export async function findWithdrawn(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from memberships where id = any(${ids}::bigint[])
      and not published`.execute(db);
  return rows.map(({ id }) => id);
}
