import type { CancellationPolicy } from '@ribambelle/domain/cancellation-policies/policy.ts';
import type { InstalmentPlan } from '@ribambelle/domain/instalment-plans/plan-parts.ts';
import { randomFrom } from './random.ts';
import { type Activity, bilingual, type Shop } from './shop.ts';

/** The dearest camp but one: it can be paid in parts, and has conditions of its own. */
export const CAMP = 'premier-equipage-optimist';

/** Free for a month before, then half; in the last week nobody cancels without the organiser. */
const POLICY: CancellationPolicy = {
  steps: [
    { until_days: 30, fee_percentage: 0, fee_amount: 0 },
    { until_days: 7, fee_percentage: 5_000, fee_amount: 0 },
  ],
  money_to: 'ORIGIN',
};

/** A first part, then two on the fifth of a month. */
export const PLAN: InstalmentPlan = {
  deposit_amount: null,
  deposit_percentage: 3_000,
  parts: 2,
  day_of_month: 5,
  dates: [],
  minimum_amount: 10_000,
  // its next camp begins before the parts of two months
  after_start: true,
};

/** Lets families pay one camp of L’Éclaircie in three parts, and writes when they can cancel it. */
export function addCampInParts(
  { organiser_id, batch, now }: Shop,
  activities: readonly Pick<Activity, 'id' | 'slug'>[],
): void {
  // their own random source: later draws do not depend on them
  const random = randomFrom('camp-in-parts');
  const camp = activities.find(({ slug }) => slug === CAMP);
  if (camp === undefined) throw new Error(`The demo has no camp ${CAMP}`);
  const policy_id = random.id();
  batch.add('cancellation_policies', {
    organiser_id,
    id: policy_id,
    steps: POLICY.steps.map((step) => ({ ...step })),
    money_to: POLICY.money_to,
    created_at: now,
  });
  batch.change('activities', { id: camp.id, columns: { cancellation_policy_id: policy_id } });
  batch.add('instalment_plans', {
    organiser_id,
    id: random.id(),
    cuid: random.cuid(),
    title: bilingual(['En trois fois', 'In three parts']),
    deposit_percentage: PLAN.deposit_percentage,
    parts: PLAN.parts,
    day_of_month: PLAN.day_of_month,
    minimum_amount: PLAN.minimum_amount,
    after_start: PLAN.after_start,
    activity_ids: [camp.id],
  });
}
