import type { volumeDiscountColumns } from '@ribambelle/api/volume-discounts/volume-discount-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { VolumeCounts } from '@ribambelle/domain/volume-discounts/volume-discount.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import { searchWords } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import { hasChosen, type NamedSegment, namedSegments } from '../segments/index.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { titleOrder } from '../lists/title-order-views.ts';

/** A volume discount in the list of the back-office. */
export interface VolumeDiscountFound {
  readonly id: number;
  readonly cuid: string;
  readonly title: Json;
  readonly counts: VolumeCounts;
  readonly from_rank: number;
  readonly to_rank: number | null;
  readonly amount: number | null;
  readonly percentage: number | null;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  readonly active: boolean;
  readonly people_segment: NamedSegment | null;
  readonly availabilities_segment: NamedSegment | null;
}

const SHARED = sql`o.id, o.cuid, o.title, o.counts, o.from_rank, o.to_rank, o.amount, o.percentage, o.starts_at, o.ends_at, o.active,
  ${namedSegments('o')}`;

/**
 * Selects volume discounts, newest first unless sorted; filtered by words of the title and by
 * segment.
 */
export function selectVolumeDiscounts(input: {
  organiser_id: number;
  filters: {
    search?: string | undefined;
    active?: boolean | undefined;
    segment?: string | undefined;
  };
  language: Language;
  sort: Order<typeof volumeDiscountColumns> | undefined;
}): ListQuery<VolumeDiscountFound> {
  const { organiser_id, filters, language, sort } = input;
  const conditions = [
    sql`o.organiser_id = ${organiser_id}`,
    ...searchWords(filters.search).map((word) => sql`o.search_title @@ word_query(${word})`),
  ];
  if (filters.active !== undefined) conditions.push(sql`o.active = ${filters.active}`);
  if (filters.segment !== undefined)
    conditions.push(hasChosen('o', { organiser_id, segment: filters.segment }));
  const matching = sql`from volume_discounts o where ${sql.join(conditions, sql` and `)}`;
  const orders: ColumnOrders<typeof volumeDiscountColumns> = {
    title: [titleOrder(sql`o.title`, language)],
    amount: [sql`o.amount`],
    percentage: [sql`o.percentage`],
    end: [sql`o.ends_at`],
  };
  const order =
    sort === undefined ? sql`o.created_at desc, o.id` : orderBy(sort, { orders, id: sql`o.id` });
  return {
    rows: sql`select ${SHARED} ${matching} order by ${order}`,
    counted: sql`select ${matching}`,
  };
}

/** A volume discount as its form shows it. */
export interface VolumeDiscountRow extends VolumeDiscountFound {
  readonly version: number;
  readonly same_activity: boolean;
  readonly counts_held: boolean;
  readonly period_starts_at: string | null;
  readonly period_ends_at: string | null;
  readonly activities: readonly { readonly cuid: string; readonly title: Json }[];
}

/** Finds one volume discount by its cuid, with its activities; undefined when there is none. */
export async function findVolumeDiscount(
  db: Db,
  input: { organiser_id: number; volume_discount: string },
): Promise<VolumeDiscountRow | undefined> {
  const { organiser_id, volume_discount } = input;
  const { rows } = await sql<VolumeDiscountRow>`
    select ${SHARED}, o.version, o.same_activity, o.counts_held, o.period_starts_at, o.period_ends_at,
      (select coalesce(jsonb_agg(jsonb_build_object('cuid', v.cuid, 'title', v.title) order by v.slug, v.id), '[]')
        from activities v where v.organiser_id = o.organiser_id and v.id = any(o.activity_ids)) as activities
    from volume_discounts o where o.organiser_id = ${organiser_id} and o.cuid = ${volume_discount}`.execute(
    db,
  );
  return rows[0];
}
