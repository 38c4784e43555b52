import { updateActivityRegistrationFlow as endpoint } from '@ribambelle/api/activities/update-activity-registration-flow.ts';
import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { constraintErrors } from '@ribambelle/domain/activities/request-constraints.ts';
import { registrationFlowOf, tierErrors } from '@ribambelle/domain/activities/request-tiers.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { atOnce } from '../database/statements.ts';
import type { Db } from '../database/transaction.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockActivity, moveActivityVersion } from './activity-store.ts';
import { loadConstraints, saveConstraints } from './constraint-store.ts';
import {
  loadTierIds,
  loadTiers,
  saveTier,
  setRegistrationFlow,
  withdrawTiers,
} from './tier-store.ts';

/**
 * Sets the registration flow of an activity and its conditions; a flow by request needs at least
 * one tier.
 */
export const updateActivityRegistrationFlow = action(endpoint, async (context) => {
  const { db, request, organiser } = context;
  const organiser_id = organiser.id;
  const row = orRefuse(
    await lockActivity(db, { organiser_id, activity: request.activity }),
    'ACTIVITY_NOT_FOUND',
  );
  await requireVersion(db, { organiser_id, record: row, read: request.version });
  const of = { organiser_id, activity_id: row.id };
  const [known_tiers, known_constraints] = await atOnce(
    () => loadTiers(db, of),
    () => loadConstraints(db, { organiser_id, activity_ids: [row.id] }),
  );
  const before = {
    flow: registrationFlowOf(row.registration_flow),
    tiers: known_tiers,
    constraints: known_constraints,
  };
  const { registration_flow = before.flow, tiers, constraints } = request;
  const [firstError] = Object.entries({
    ...tierErrors(registration_flow, tiers ?? before.tiers),
    ...constraintErrors(constraints ?? []),
  });
  if (firstError !== undefined) refuse(firstError[1], { [firstError[0]]: firstError[1] });
  if (tiers !== undefined) await setTiers(db, { ...of, tiers });
  if (constraints !== undefined) {
    refuseUnknown(constraints, before.constraints);
    await saveConstraints(db, { ...of, constraints });
  }
  await setRegistrationFlow(db, { ...of, registration_flow });
  await moveActivityVersion(db, { organiser_id, id: row.id });
  const text = textReader(context);
  await logAct(context, {
    act: 'registration-request-configurations.update',
    noun: 'activities',
    record: row,
    summary: text(row.title),
    changes: {
      ...(registration_flow === before.flow
        ? {}
        : { registration_flow: { from: before.flow, to: registration_flow } }),
      ...(tiers === undefined
        ? {}
        : {
            tiers: {
              from: before.tiers.map(({ name }) => text(name)),
              to: tiers.map(({ name }) => text(name)),
            },
          }),
      ...(constraints === undefined
        ? {}
        : {
            constraints: {
              from: before.constraints.map(({ label }) => text(label)),
              to: constraints.map(({ label }) => text(label)),
            },
          }),
    },
  });
  return { message: null };
});

type Wanted = RequestOf<typeof endpoint>;

async function setTiers(
  db: Db,
  {
    tiers,
    ...of
  }: { organiser_id: number; activity_id: number; tiers: NonNullable<Wanted['tiers']> },
): Promise<void> {
  const existingTiers = await loadTierIds(db, of);
  for (const [index, { id }] of tiers.entries())
    if (id !== null && !existingTiers.has(id))
      refuse('TIER_UNKNOWN', { [`tiers.${index}`]: 'TIER_UNKNOWN' });
  await withdrawTiers(db, of);
  for (const [order, tier] of tiers.entries()) await saveTier(db, { ...of, order, tier });
}

function refuseUnknown(
  constraints: NonNullable<Wanted['constraints']>,
  existing: readonly { readonly id: number }[],
): void {
  for (const [index, { id }] of constraints.entries())
    if (id !== null && existing.every((one) => one.id !== id))
      refuse('CONSTRAINT_UNKNOWN', { [`constraints.${index}`]: 'CONSTRAINT_UNKNOWN' });
}
