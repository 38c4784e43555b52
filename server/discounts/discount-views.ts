import type { Json } from '@ribambelle/database/json.ts';
import { type Discount, isGiven } from '@ribambelle/domain/discounts/discount.ts';
import { type RawBuilder, sql } from 'kysely';
import type { SegmentsMeant } from '../segments/index.ts';

/** A discount of an organiser with the segments that it names; its title is a bilingual column. */
export interface DiscountRule extends Omit<Discount, 'label' | 'scope'>, SegmentsMeant {
  readonly id: number;
  readonly title: Json;
  readonly starts_at: string | null;
  readonly ends_at: string | null;
  /** True when it is for some families only. */
  readonly named: boolean;
}

/** Selects the ids of the discounts that name a family, as a value within another statement. */
export function discountsNaming(customer_id: number): RawBuilder<readonly number[]> {
  return sql`array(select naming.id from discounts naming where naming.active
    and ${customer_id}::bigint = any(naming.customer_ids))`;
}

/** Returns those of an organiser's discounts that a family gets at a moment. */
export function discountsOfFamily(
  discounts: readonly DiscountRule[],
  by: { readonly naming_ids: readonly number[]; readonly now: string },
): readonly DiscountRule[] {
  return discounts.filter(
    (one) => isGiven(one, by.now) && (!one.named || by.naming_ids.includes(one.id)),
  );
}
