import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { isOff } from '../database/takes-place.ts';
import type { Db } from '../database/transaction.ts';

/** A registration as a notification describes it; titles are bilingual columns. */
export interface DetailedRegistration {
  readonly id: number;
  readonly cart_id: number | null;
  readonly cart: string | null;
  readonly cuid: string;
  readonly activity: Json;
  readonly firstname: string;
  readonly lastname: string;
  readonly quantity: number;
  readonly dates: readonly { readonly start_at: string; readonly end_at: string }[];
  readonly location: {
    readonly name: string;
    readonly title: Json;
    readonly street: string;
    readonly number: string;
    readonly postcode: string;
    readonly city: string;
  } | null;
  readonly total_amount: number;
}

/** Loads registrations, or those of an order, with the dates that take place. */
export async function loadDetailedRegistrations(
  db: Db,
  of: { readonly ids: readonly number[]; readonly cart_ids: readonly number[] },
): Promise<readonly DetailedRegistration[]> {
  const { rows } = await sql<DetailedRegistration>`
    select r.id, r.cart_id, k.cuid as cart, r.cuid, v.title as activity, p.firstname, p.lastname, r.quantity, m.total_amount,
      (select coalesce(jsonb_agg(jsonb_build_object('start_at', d.start_at, 'end_at', d.end_at) order by d.start_at, d.id), '[]')
        from registration_dates x join availability_dates d on d.organiser_id = x.organiser_id and d.id = x.date_id
        where x.organiser_id = r.organiser_id and x.registration_id = r.id and not ${isOff({ t: 'x' })}) as dates,
      case when l.id is not null then jsonb_build_object('name', l.name, 'title', l.title, 'street', l.street, 'number', l.number, 'postcode', l.postcode, 'city', l.city) end as location
    from registrations r
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    join receivables m on m.organiser_id = r.organiser_id and m.id = r.receivable_id
    left join carts k on k.organiser_id = r.organiser_id and k.id = r.cart_id
    left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    where r.id = any(${of.ids}::bigint[]) or r.cart_id = any(${of.cart_ids}::bigint[])
    order by r.created_at, r.id`.execute(db);
  return rows;
}

/** A membership as a notification describes it; its title is a bilingual column. */
export interface DetailedMembership {
  readonly title: Json;
  readonly participant: string;
  readonly cart_id: number | null;
  readonly start_at: string;
  readonly end_at: string;
  readonly total_amount: number;
}

/** Loads memberships of families with their current cycle. */
export async function loadDetailedMemberships(
  db: Db,
  ids: readonly number[],
): Promise<readonly DetailedMembership[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DetailedMembership>`
    select m.title, coalesce(trim(p.firstname || ' ' || p.lastname), '') as participant, s.cart_id,
      coalesce((select max(y.start_at) from membership_cycles y where y.organiser_id = s.organiser_id and y.customer_membership_id = s.id), s.created_at) as start_at,
      s.expires_at as end_at, v.total_amount
    from customer_memberships s
    join memberships m on m.organiser_id = s.organiser_id and m.id = s.membership_id
    join receivables v on v.organiser_id = s.organiser_id and v.id = s.receivable_id
    left join participants p on p.organiser_id = s.organiser_id and p.id = s.participant_id
    where s.id = any(${ids}::bigint[]) order by s.created_at, s.id`.execute(db);
  return rows;
}

/** The words of a definition: its e-mails are drawn from them. */
export interface DefinitionWords {
  readonly name: string;
  readonly title: Json;
  readonly content: Json;
  readonly attachments: Json;
}

/** Finds the words of a definition. */
export async function findWords(db: Db, id: number): Promise<DefinitionWords> {
  const { rows } = await sql<DefinitionWords>`
    select name, title, content, attachments from notification_definitions where id = ${id}`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('A delivery has no definition');
  return row;
}
