import type { Json } from '@ribambelle/database/json.ts';
import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import type { RegistrationPrice } from '@ribambelle/domain/pricing/price-registration.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import type { NamedLocation } from '../../locations/index.ts';

/** An item with the facts of its line; texts are bilingual columns. */
export interface ItemRow {
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
  readonly availability_id: number;
  readonly availability_cuid: string;
  readonly start_at: string;
  readonly end_at: string;
  readonly location: NamedLocation | null;
  readonly activity: {
    readonly id: number;
    readonly cuid: string;
    readonly slug: string;
    readonly title: Json;
    readonly motif: string | null;
  };
  /** The sold pack that pays it; null for none. */
  readonly bundle: {
    readonly id: number;
    readonly cuid: string;
    readonly title: Json;
    readonly capacity: number | null;
    readonly expires_at: string | null;
  } | null;
  readonly options: readonly OptionOfItem[];
  /** Its fixed price, each label in every language. */
  readonly price_lines: RegistrationPrice;
  /** The conditions on which its family cancels it; null for none. */
  readonly policy: CancellationPolicy | null;
  /** The ids of its dates, by start, and when each begins and ends. */
  readonly date_ids: readonly number[];
  readonly date_starts: readonly string[];
  readonly date_ends: readonly string[];
}

interface OptionOfItem {
  readonly price_id: number;
  readonly title: Json;
  readonly label: Json;
  readonly content: string | null;
  readonly amount: number;
}

interface Input {
  readonly customer_id: number;
  readonly now: string;
}

/**
 * Loads the live registrations in the customer's current cart, in the order in which they were
 * added.
 */
export async function loadCurrentItems(db: Db, input: Input): Promise<readonly ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    select i.id, i.cuid, i.price, i.deposit, i.quantity, i.expires_at, i.extended, i.price_lines,
      jsonb_build_object('id', p.id, 'cuid', p.cuid, 'firstname', p.firstname, 'lastname', p.lastname) as participant,
      a.id as availability_id, a.cuid as availability_cuid, a.start_at, a.end_at,
      case when l.id is not null then jsonb_build_object('name', l.name, 'title', l.title, 'city', l.city) end as location,
      jsonb_build_object('id', v.id, 'cuid', v.cuid, 'slug', v.slug, 'title', v.title, 'motif', (
        select c.motif from activity_categories has join categories c on c.organiser_id = has.organiser_id and c.id = has.category_id
        where has.organiser_id = v.organiser_id and has.activity_id = v.id order by c."order", c.id limit 1)) as activity,
      case when i.customer_bundle_id is not null then (
        select jsonb_build_object('id', b.id, 'cuid', b.cuid, 'title', b.title, 'capacity', s.capacity, 'expires_at', s.expires_at)
        from customer_bundles s join bundles b on b.organiser_id = s.organiser_id and b.id = s.bundle_id
        where s.organiser_id = i.organiser_id and s.id = i.customer_bundle_id) end as bundle,
      case when i.options = '[]' then '[]'::jsonb else (
        select coalesce(jsonb_agg(jsonb_build_object('price_id', chosen.price_id, 'title', own.title, 'label', own.label,
          'content', chosen.content, 'amount', chosen.amount) order by own."order", own.id), '[]')
        from jsonb_to_recordset(i.options) as chosen (price_id bigint, content text, amount integer)
        cross join lateral (
          select o.title, op.label, o."order", o.id from option_prices op
          join options o on o.organiser_id = op.organiser_id and o.id = op.option_id
          where op.organiser_id = i.organiser_id and op.id = chosen.price_id limit 1) own) end as options,
      (select jsonb_build_object('steps', c.steps, 'money_to', c.money_to)
        from organisers o join cancellation_policies c on c.organiser_id = o.id and c.id = coalesce(v.cancellation_policy_id, o.cancellation_policy_id)
        where o.id = i.organiser_id) as policy,
      held.date_ids, held.date_starts, held.date_ends
    from carts k
    join cart_items i on i.organiser_id = k.organiser_id and i.cart_id = k.id
    join participants p on p.organiser_id = i.organiser_id and p.id = i.participant_id
    join availabilities a on a.organiser_id = i.organiser_id and a.id = i.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    cross join lateral (
      select coalesce(array_agg(d.id order by d.start_at, d.id), '{}') as date_ids,
        coalesce(array_agg(d.start_at order by d.start_at, d.id), '{}') as date_starts,
        coalesce(array_agg(d.end_at order by d.start_at, d.id), '{}') as date_ends
      from cart_item_dates h join availability_dates d on d.organiser_id = h.organiser_id and d.id = h.date_id
      where h.organiser_id = i.organiser_id and h.cart_item_id = i.id) held
    where k.customer_id = ${input.customer_id} and k.status <> 'PROCESSED'
      and i.type = 'REGISTRATION' and i.processed_at is null and i.expires_at > ${input.now}
    order by i.created_at, i.id`.execute(db);
  return rows;
}
