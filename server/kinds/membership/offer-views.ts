import type {
  MembershipEntity,
  MembershipPeriod,
} from '@ribambelle/domain/memberships/membership-terms.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';

/** The price and terms of a membership, and whether it is for one participant or the customer. */
export interface MembershipOffer extends MembershipPeriod {
  readonly id: number;
  readonly price: number;
  readonly entity: MembershipEntity;
  readonly start_choice: boolean;
  readonly renewal_days_before: number;
  readonly renewal_days_after: number;
  readonly recurring: boolean;
  /** Null for the organiser's default. */
  readonly vat_category: VatCategory | null;
}

/**
 * Loads the offered memberships with these ids, for staff (`unpublished`) all of them; unknown ones
 * are absent.
 */
export async function loadMembershipOffers(
  db: Db,
  input: { ids: readonly number[]; unpublished?: boolean },
): Promise<ReadonlyMap<number, MembershipOffer>> {
  const { rows } = await sql<MembershipOffer>`
    select id, price, entity, period_type, rolling_period_type, rolling_period_duration, fixed_period_start_at, fixed_period_end_at,
      start_choice, renewal_days_before, renewal_days_after, recurring, vat_category from memberships
    where id = any(${input.ids}::bigint[])
      and (published or ${input.unpublished ?? false})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Loads the memberships in the customer's current cart, with their participants. */
export async function loadMembershipsInCart(
  db: Db,
  input: { customer_id: number; now: string },
): Promise<readonly { membership_id: number; participant_id: number | null }[]> {
  const { rows } = await sql<{ membership_id: number; participant_id: number | null }>`
    select i.membership_id, i.participant_id from carts k
    join cart_items i on i.organiser_id = k.organiser_id and i.cart_id = k.id
    where k.customer_id = ${input.customer_id} and k.status <> 'PROCESSED'
      and i.type = 'MEMBERSHIP' and i.processed_at is null and i.expires_at > ${input.now}`.execute(
    db,
  );
  return rows;
}
