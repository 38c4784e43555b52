import { getAccessRules as endpoint } from '@ribambelle/api/collaborators/get-access-rules.ts';
import { action } from '../action.ts';
import { findOrganiser } from '../organisers/organiser.ts';
import { orRefuse } from '../refusal.ts';
import { accessRulesOf } from './access-rules-of.ts';

/**
 * Answers the rules for signing in to the back-office, as last saved: the memory of a process lags
 * a moment behind.
 */
export const getAccessRules = action(endpoint, async ({ db }) => {
  const organiser = orRefuse(await findOrganiser(db), 'NOT_FOUND');
  return { version: organiser.version, ...accessRulesOf(organiser) };
});
