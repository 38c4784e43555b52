import type { InstalmentPlan } from '@ribambelle/domain/instalment-plans/plan-parts.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';

/** A way to pay in instalments that families can choose; its title is bilingual. */
export interface OfferedPlan extends InstalmentPlan {
  readonly cuid: string;
  readonly title: Json;
  /** The activities that it is for; when empty, all activities. */
  readonly activity_ids: readonly number[];
}

/**
 * Selects the ways to pay in instalments that an organiser offers. They are kept in memory with the
 * organiser, so that a cart and an order without one cost no statement.
 */
export const INSTALMENT_PLANS = sql<readonly OfferedPlan[]>`
  (select coalesce(jsonb_agg(jsonb_build_object('cuid', p.cuid, 'title', p.title, 'deposit_amount', p.deposit_amount,
      'deposit_percentage', p.deposit_percentage, 'parts', p.parts, 'day_of_month', p.day_of_month, 'dates', p.dates,
      'minimum_amount', p.minimum_amount, 'after_start', p.after_start, 'activity_ids', to_jsonb(p.activity_ids)) order by p.created_at, p.id), '[]')
   from instalment_plans p where p.active)`;
