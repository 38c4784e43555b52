import type { Json } from '@ribambelle/database/json.ts';
import type { BookedTerms } from '@ribambelle/domain/bookings/booked-terms.ts';
import { sql } from 'kysely';
import type { Db } from '../../database/transaction.ts';
import { offerImages } from '../../offers/index.ts';
import { LOCATION, type LocationRow } from '../../resources/index.ts';
import type { ShownItem } from '../kind.ts';

/** A booking in a cart with the facts of its line; its name is a bilingual column. */
export interface BookingItemRow {
  readonly id: number;
  readonly cuid: string;
  readonly price: number;
  readonly deposit: number;
  readonly quantity: number;
  readonly expires_at: string;
  readonly extended: boolean;
  readonly terms: BookedTerms;
  readonly resource_id: number;
  readonly resource_cuid: string;
  readonly name: Json;
  readonly location: LocationRow | null;
  readonly images: NonNullable<ShownItem['resource']>['images'];
  /** The participants; the booking is in the name of the first. */
  readonly participants: readonly {
    readonly id: number;
    readonly cuid: string;
    readonly firstname: string;
    readonly lastname: string;
  }[];
}

/**
 * Loads the live bookings in the customer's current cart, in the order in which they were added.
 */
export async function loadCurrentBookings(
  db: Db,
  input: { customer_id: number; now: string },
): Promise<readonly BookingItemRow[]> {
  const { rows } = await sql<BookingItemRow>`
    select i.id, i.cuid, i.price, i.deposit, i.quantity, i.expires_at, i.extended, i.price_lines as terms, r.id as resource_id,
      r.cuid as resource_cuid, r.name, ${LOCATION} as location, ${offerImages('resources', 'r')} as images,
      (select jsonb_agg(jsonb_build_object('id', own.id, 'cuid', own.cuid, 'firstname', own.firstname, 'lastname', own.lastname)
          order by coming.position)
        from jsonb_array_elements_text(i.price_lines -> 'participant_ids') with ordinality as coming (id, position)
        cross join lateral (
          select p.id, p.cuid, p.firstname, p.lastname from participants p
          where p.organiser_id = i.organiser_id and p.id = coming.id::bigint limit 1) own) as participants
    from carts k
    join cart_items i on i.organiser_id = k.organiser_id and i.cart_id = k.id
    join resources r on r.organiser_id = i.organiser_id and r.id = i.resource_id
    where k.customer_id = ${input.customer_id} and k.status <> 'PROCESSED'
      and i.type = 'BOOKING' and i.processed_at is null and i.expires_at > ${input.now}
    order by i.created_at, i.id`.execute(db);
  return rows;
}
