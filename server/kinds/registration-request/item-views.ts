import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { NamedLocation } from '../../locations/index.ts';

interface RequestedItem {
  readonly id: number;
  readonly cuid: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly location: NamedLocation | null;
  readonly dates: readonly {
    readonly id: number;
    readonly start_at: string;
    readonly end_at: string;
  }[];
}

/** A request in a cart with the facts of its line; texts are bilingual columns. */
export interface RequestItemRow {
  readonly id: number;
  readonly cuid: string;
  readonly price: number;
  readonly deposit: number;
  readonly quantity: number;
  readonly expires_at: string;
  readonly extended: boolean;
  readonly participant: {
    readonly id: number;
    readonly cuid: string;
    readonly firstname: string;
    readonly lastname: string;
  };
  readonly activity: {
    readonly id: number;
    readonly cuid: string;
    readonly slug: string;
    readonly title: Json;
    readonly motif: string;
  };
  readonly availabilities: readonly RequestedItem[];
  readonly options: readonly {
    readonly price_id: number;
    readonly title: Json;
    readonly label: Json;
    readonly content: string | null;
  }[];
}

/**
 * Loads the live requests in the customer's current cart, in the order in which they were added.
 */
export async function loadCurrentRequests(
  db: Db,
  input: { customer_id: number; now: string },
): Promise<readonly RequestItemRow[]> {
  const { rows } = await sql<RequestItemRow>`
    select i.id, i.cuid, i.price, i.deposit, i.quantity, i.expires_at, i.extended,
      jsonb_build_object('id', p.id, 'cuid', p.cuid, 'firstname', p.firstname, 'lastname', p.lastname) as participant,
      jsonb_build_object('id', v.id, 'cuid', v.cuid, 'slug', v.slug, 'title', v.title, 'motif', coalesce((
        select c.motif from activity_categories has join categories c on c.organiser_id = has.organiser_id and c.id = has.category_id
        where has.organiser_id = v.organiser_id and has.activity_id = v.id order by c."order", c.id limit 1), 'paper')) as activity,
      (select coalesce(jsonb_agg(jsonb_build_object('id', a.id, 'cuid', a.cuid, 'start_at', a.start_at, 'end_at', a.end_at,
          'location', case when l.id is not null then jsonb_build_object('name', l.name, 'title', l.title, 'city', l.city) end,
          'dates', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'start_at', d.start_at, 'end_at', d.end_at) order by d.start_at, d.id), '[]')
            from availability_dates d where d.organiser_id = i.organiser_id
              and d.id = any(array(select jsonb_array_elements_text(asked.date_ids)::bigint)))) order by a.start_at, a.id), '[]')
        from jsonb_to_recordset(i.price_lines -> 'availabilities') as asked (availability_id bigint, date_ids jsonb)
        cross join lateral (
          select one.organiser_id, one.id, one.cuid, one.start_at, one.end_at, one.location_id from availabilities one
          where one.organiser_id = i.organiser_id and one.id = asked.availability_id limit 1) a
        left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id) as availabilities,
      case when i.price_lines -> 'options' = '[]' then '[]'::jsonb else (
        select coalesce(jsonb_agg(jsonb_build_object('price_id', chosen.price_id, 'title', own.title, 'label', own.label,
          'content', chosen.content) order by own."order", own.id), '[]')
        from jsonb_to_recordset(i.price_lines -> 'options') as chosen (price_id bigint, content text)
        cross join lateral (
          select o.title, op.label, o."order", o.id from option_prices op
          join options o on o.organiser_id = op.organiser_id and o.id = op.option_id
          where op.organiser_id = i.organiser_id and op.id = chosen.price_id limit 1) own) end as options
    from carts k
    join cart_items i on i.organiser_id = k.organiser_id and i.cart_id = k.id
    join participants p on p.organiser_id = i.organiser_id and p.id = i.participant_id
    join activities v on v.organiser_id = i.organiser_id and v.id = i.requested_activity_id
    where k.customer_id = ${input.customer_id} and k.status <> 'PROCESSED'
      and i.type = 'REGISTRATION_REQUEST' and i.processed_at is null and i.expires_at > ${input.now}
    order by i.created_at, i.id`.execute(db);
  return rows;
}

/** Finds those of these activities that are no longer offered. */
export async function findWithdrawn(db: Db, ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from activities where id = any(${ids}::bigint[]) and not published`.execute(db);
  return rows.map(({ id }) => id);
}
