import { getRegistrationsRequestsConfiguration as endpoint } from '@ribambelle/api/activities/get-registrations-requests-configuration.ts';
import { registrationFlowOf } from '@ribambelle/domain/activities/request-tiers.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { findActivityId, loadActivities } from './activity-views.ts';
import { loadConstraints } from './constraint-store.ts';
import { presentConstraint } from './present-constraint.ts';
import { loadTiers } from './tier-store.ts';

/** Answers the tiers and constraints of an activity with registration by request (2 §7). */
export const getRegistrationsRequestsConfiguration = action(
  endpoint,
  async ({ db, request, organiser, language }) => {
    const id = orRefuse(await findActivityId(db, request.activity), 'ACTIVITY_NOT_FOUND');
    const [row] = await loadActivities(db, [id]);
    const activity = orRefuse(row, 'ACTIVITY_NOT_FOUND');
    const registration_flow = registrationFlowOf(activity.registration_flow);
    if (registration_flow !== 'REQUEST') return { registration_flow, tiers: [], constraints: [] };
    const text = textReader({ language, organiser });
    const [tiers, constraints] = await atOnce(
      () => loadTiers(db, id),
      () => loadConstraints(db, [id]),
    );
    return {
      registration_flow,
      tiers: tiers.map(({ cuid, name, minimum_availabilities, maximum_availabilities }) => ({
        cuid,
        name: text(name),
        minimum_availabilities,
        maximum_availabilities,
      })),
      constraints: constraints.map((constraint) => presentConstraint(constraint, text)),
    };
  },
);
