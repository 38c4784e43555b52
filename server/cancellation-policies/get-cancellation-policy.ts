import { getCancellationPolicy as endpoint } from '@ribambelle/api/cancellation-policies/get-cancellation-policy.ts';
import { action } from '../action.ts';
import { findOrganiser } from '../organisers/organiser.ts';
import { findPolicy } from './policy-store.ts';
import { presentPolicy } from './present-policy.ts';

/**
 * Answers the conditions of the organiser, read from the row: the remembered one may be a moment
 * older.
 */
export const getCancellationPolicy = action(endpoint, async ({ db, organiser: remembered }) => {
  const { version, cancellation_policy_id } = (await findOrganiser(db)) ?? remembered;
  const policy = await findPolicy(db, cancellation_policy_id);
  return presentPolicy({ version, policy, above: null });
});
