import type { Json } from '@ribambelle/database/json.ts';
import type { HeldNow } from '@ribambelle/domain/memberships/members.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A membership that counts now, with its title, a bilingual column. */
export interface HeldMembership extends HeldNow {
  readonly title: Json;
}

/**
 * Selects the memberships that count now for a customer and their participants, as a value within
 * another statement: those sold, paid or not, and those in the current cart that would begin at
 * once (decision 0103). It costs no statement of its own.
 */
export function heldNow(of: {
  readonly customer_id: RawBuilder<unknown> | number;
  readonly now: string;
}): RawBuilder<readonly HeldMembership[]> {
  const { customer_id, now } = of;
  return sql`(select coalesce(jsonb_agg(jsonb_build_object('membership_id', held.membership_id, 'participant_id', held.participant_id, 'title', m.title)), '[]')
    from (
      select s.membership_id, s.participant_id from customer_memberships s
      where s.customer_id = ${customer_id} and s.cancelled_at is null and s.expires_at > ${now}
        and exists (select from membership_cycles cycle where cycle.organiser_id = s.organiser_id and cycle.customer_membership_id = s.id
          and cycle.start_at <= ${now} and cycle.end_at > ${now})
      union all
      select i.membership_id, i.participant_id from carts k
      join cart_items i on i.organiser_id = k.organiser_id and i.cart_id = k.id
      where k.customer_id = ${customer_id} and k.status <> 'PROCESSED'
        and i.type = 'MEMBERSHIP' and i.processed_at is null and i.expires_at > ${now}
        and i.price_lines ->> 'start_on' is null
        and coalesce((i.price_lines ->> 'fixed_period_start_at')::timestamptz <= ${now}, true)
    ) held join memberships m on m.id = held.membership_id)`;
}

/** Loads the same in its own statement. */
export async function loadHeldNow(
  db: Db,
  of: { readonly customer_id: number; readonly now: string },
): Promise<readonly HeldMembership[]> {
  const { rows } = await sql<{
    held: readonly HeldMembership[];
  }>`select ${heldNow(of)} as held`.execute(db);
  return rows[0]?.held ?? [];
}

/**
 * Loads the same when one of these activities or dates is for members; none, without a statement,
 * when none is.
 */
export async function loadHeldFor(
  db: Db,
  input: Parameters<typeof loadHeldNow>[1] & {
    readonly of: readonly { readonly membership_ids: readonly number[] }[];
  },
): Promise<readonly HeldMembership[]> {
  const { of, ...whose } = input;
  return of.some(({ membership_ids }) => membership_ids.length > 0) ? loadHeldNow(db, whose) : [];
}
