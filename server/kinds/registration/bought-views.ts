import type { Json } from '@ribambelle/database/json.ts';
import type { AddressParts } from '@ribambelle/domain/locations/address-lines.ts';
import type { ReductionLine } from '@ribambelle/domain/pricing/take-off.ts';
import { sql } from 'kysely';
import { isOff } from '../../database/takes-place.ts';
import type { Db } from '../../database/transaction.ts';
import type { NamedLocation } from '../../locations/index.ts';

/** A registration of the cart with its details for display; texts are bilingual columns. */
export interface RegistrationAfter {
  readonly id: number;
  readonly cuid: string;
  readonly reference: string;
  readonly quantity: number;
  readonly total_amount: number;
  readonly deposit_amount: number;
  readonly paid_amount: number;
  readonly cancelled: boolean;
  readonly participant: {
    readonly id: number;
    readonly cuid: string;
    readonly firstname: string;
    readonly lastname: string;
  };
  readonly availability: { readonly id: number; readonly cuid: string };
  readonly start_at: string;
  readonly end_at: string;
  readonly location: (NamedLocation & AddressParts) | null;
  /**
   * Each label in every language; null for a registration that was priced before there were any.
   */
  readonly reductions: readonly ReductionLine[] | null;
  readonly options: readonly {
    readonly title: Json;
    readonly label: Json;
    readonly content: string | null;
  }[];
  readonly activity: {
    readonly id: number;
    readonly cuid: string;
    readonly slug: string;
    readonly title: Json;
    readonly motif: string;
  };
}

/** Loads the registrations of a cart by the start of their availability (3 §2). */
export async function loadRegistrationsAfter(
  db: Db,
  cart_id: number,
): Promise<readonly RegistrationAfter[]> {
  const { rows } = await sql<RegistrationAfter>`
    select r.id, r.cuid, r.reference, r.quantity, owed.total_amount, owed.deposit_amount, owed.paid_amount, r.cancelled_at is not null as cancelled,
      r.price_lines -> 'reductions' as reductions,
      jsonb_build_object('id', p.id, 'cuid', p.cuid, 'firstname', p.firstname, 'lastname', p.lastname) as participant,
      jsonb_build_object('id', a.id, 'cuid', a.cuid) as availability, a.start_at, a.end_at,
      case when l.id is not null then jsonb_build_object('name', l.name, 'title', l.title, 'street', l.street, 'number', l.number,
        'postcode', l.postcode, 'city', l.city) end as location,
      coalesce((select jsonb_agg(jsonb_build_object('title', o.title, 'label', op.label, 'content', chosen.content) order by o."order", o.id)
        from registration_options chosen
        join option_prices op on op.organiser_id = chosen.organiser_id and op.id = chosen.price_id
        join options o on o.organiser_id = op.organiser_id and o.id = op.option_id
        where chosen.organiser_id = r.organiser_id and chosen.registration_id = r.id), '[]') as options,
      jsonb_build_object('id', v.id, 'cuid', v.cuid, 'slug', v.slug, 'title', v.title, 'motif', coalesce((
        select c.motif from activity_categories has join categories c on c.organiser_id = has.organiser_id and c.id = has.category_id
        where has.organiser_id = v.organiser_id and has.activity_id = v.id order by c."order", c.id limit 1), 'paper')) as activity
    from registrations r
    join receivables owed on owed.organiser_id = r.organiser_id and owed.id = r.receivable_id
    join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
    join availabilities a on a.organiser_id = r.organiser_id and a.id = r.availability_id
    join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
    left join locations l on l.organiser_id = a.organiser_id and l.id = a.location_id
    where r.cart_id = ${cart_id}
    order by a.start_at, r.id`.execute(db);
  return rows;
}

/** Loads the dates of those registrations that take place, by start. */
export async function loadDatesAfter(db: Db, cart_id: number) {
  const { rows } = await sql<{
    registration_id: number;
    id: number;
    start_at: string;
    end_at: string;
  }>`
    select d.registration_id, a.id, a.start_at, a.end_at
    from registrations r join registration_dates d on d.organiser_id = r.organiser_id and d.registration_id = r.id
    join availability_dates a on a.organiser_id = d.organiser_id and a.id = d.date_id
    where r.cart_id = ${cart_id} and not ${isOff({ t: 'd', d: 'a' })} order by a.start_at, a.id`.execute(
    db,
  );
  return rows;
}
