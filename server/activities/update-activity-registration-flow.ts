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
  const { db, request } = context;
  const row = orRefuse(await lockActivity(db, request.activity), 'ACTIVITY_NOT_FOUND');
  await requireVersion(db, { record: row, read: request.version });
  const [known_tiers, known_constraints] = await atOnce(
    () => loadTiers(db, row.id),
    () => loadConstraints(db, [row.id]),
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
  if (tiers !== undefined) await setTiers(db, { activity_id: row.id, tiers });
  if (constraints !== undefined) {
    refuseUnknown(constraints, before.constraints);
    await saveConstraints(db, { activity_id: row.id, constraints });
  }
  await setRegistrationFlow(db, { activity_id: row.id, registration_flow });
  await moveActivityVersion(db, row.id);
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
  { tiers, ...of }: { activity_id: number; tiers: NonNullable<Wanted['tiers']> },
): Promise<void> {
  const existingTiers = await loadTierIds(db, of.activity_id);
  for (const [index, { id }] of tiers.entries())
    if (id !== null && !existingTiers.has(id))
      refuse('TIER_UNKNOWN', { [`tiers.${index}`]: 'TIER_UNKNOWN' });
  await withdrawTiers(db, of.activity_id);
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
