import type { HeldDate } from '@ribambelle/domain/registrations/held-dates.ts';
import { sql } from 'kysely';
import { keepsDate } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';
import { childrenOf } from '../households/index.ts';

/**
 * Finds the dates of availabilities, by their cuids, that registrations of a customer's
 * participants hold, made by any of their families; cancelled registrations and dates that were
 * taken off hold none.
 */
export async function findHeldDates(
  db: Db,
  input: { customer_id: number; availabilities: readonly string[] },
): Promise<HeldDate[]> {
  const { rows } = await sql<HeldDate>`
    select distinct r.participant_id, d.date_id
    from registrations r
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id and a.cuid = any(${input.availabilities})
    join registration_dates d on d.organiser_id = r.organiser_id and d.registration_id = r.id
    where r.participant_id = any(${childrenOf(input.customer_id)}) and ${keepsDate({ t: 'd' })}
    order by r.participant_id, d.date_id`.execute(db);
  return rows;
}

/**
 * Loads the dates of availabilities that participants hold: by registrations that are not
 * cancelled, and by items in carts, being paid or not, as long as they hold their places. `except`
 * leaves out a registration, or all items in carts.
 */
export async function loadHeldDates(
  db: Db,
  input: {
    participant_ids: readonly number[];
    availability_ids: readonly number[];
    now: string;
    except?: { registration_id?: number; carts?: boolean };
  },
): Promise<readonly HeldDate[]> {
  const { participant_ids, availability_ids, now, except = {} } = input;
  const { rows } = await sql<HeldDate>`
    select r.participant_id, d.date_id
    from registrations r
    join registration_dates d on d.organiser_id = r.organiser_id and d.registration_id = r.id
    where r.participant_id = any(${participant_ids}::bigint[])
      and r.availability_id = any(${availability_ids}::bigint[]) and ${keepsDate({ t: 'd' })}
      and r.id is distinct from ${except.registration_id ?? null}::bigint
    union
    select i.participant_id, d.date_id
    from cart_items i
    join cart_item_dates d on d.organiser_id = i.organiser_id and d.cart_item_id = i.id
    where i.participant_id = any(${participant_ids}::bigint[])
      and i.availability_id = any(${availability_ids}::bigint[]) and i.processed_at is null
      and i.expires_at > ${now}::timestamptz and not ${except.carts ?? false}::boolean`.execute(db);
  return rows;
}
