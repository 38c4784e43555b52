import { updateCancellationPolicy as endpoint } from '@ribambelle/api/cancellation-policies/update-cancellation-policy.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { lockOrganiser, saveSettings } from '../organisers/index.ts';
import { keepPolicy } from './keep-policy.ts';
import { loggedPolicy } from './logged-policy.ts';

/** Sets the conditions of the organiser for what is sold from now on. */
export const updateCancellationPolicy = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, now } = context;
  const row = await lockOrganiser(db);
  await requireVersion(db, { record: row, read: request.version });
  const { id, ...policies } = await keepPolicy(db, {
    before_id: row.cancellation_policy_id,
    policy: request.policy,
    created_by: collaborator.id,
    now,
  });
  await saveSettings(db, { values: { cancellation_policy_id: id }, now });
  await logAct(context, {
    act: 'organiser-preferences.update',
    noun: 'organisers',
    record: row,
    summary: organiser.name,
    changes: loggedPolicy(policies, organiser.language),
  });
  return { message: null };
});
