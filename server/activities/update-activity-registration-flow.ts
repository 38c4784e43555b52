import { updateActivityRegistrationFlow as endpoint } from '@ribambelle/api/activities/update-activity-registration-flow.ts';
import { registrationFlowOf, tierErrors } from '@ribambelle/domain/activities/request-tiers.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockActivity, moveActivityVersion } from './activity-store.ts';
import {
  loadTierIds,
  loadTiers,
  saveTier,
  setRegistrationFlow,
  withdrawTiers,
} from './tier-store.ts';

/** Says how one registers for an activity; by request there is one tier at least. */
export const updateActivityRegistrationFlow = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const row = orRefuse(
      await lockActivity(db, { organiser_id, activity: request.activity }),
      'ACTIVITY_NOT_FOUND',
    );
    await requireVersion(db, { organiser_id, record: row, read: request.version });
    const of = { organiser_id, activity_id: row.id };
    const before = {
      flow: registrationFlowOf(row.registration_flow),
      tiers: await loadTiers(db, of),
    };
    const { registration_flow = before.flow, tiers } = request;
    const [wrong] = Object.entries(tierErrors(registration_flow, tiers ?? before.tiers));
    if (wrong !== undefined) refuse(wrong[1], { [wrong[0]]: wrong[1] });
    const text = textReader({ language, organiser });
    if (tiers !== undefined) {
      const known = await loadTierIds(db, of);
      for (const [index, { id }] of tiers.entries())
        if (id !== null && !known.has(id))
          refuse('TIER_UNKNOWN', { [`tiers.${index}`]: 'TIER_UNKNOWN' });
      await withdrawTiers(db, of);
      for (const [order, tier] of tiers.entries()) await saveTier(db, { ...of, order, tier });
    }
    await setRegistrationFlow(db, { ...of, registration_flow });
    await moveActivityVersion(db, { organiser_id, id: row.id });
    const names = { from: before.tiers, to: tiers ?? before.tiers };
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: 'registration-request-configurations.update',
      entity: 'activities',
      entity_cuid: row.cuid,
      summary: text(row.title),
      record: row,
      changes: {
        ...(registration_flow === before.flow
          ? {}
          : { registration_flow: { from: before.flow, to: registration_flow } }),
        ...(tiers === undefined
          ? {}
          : {
              tiers: {
                from: names.from.map(({ name }) => text(name)),
                to: names.to.map(({ name }) => text(name)),
              },
            }),
      },
    });
    return { message: null };
  },
);
