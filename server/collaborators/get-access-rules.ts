import { getAccessRules as endpoint } from '@ribambelle/api/collaborators/get-access-rules.ts';
import { action } from '../action.ts';
import { accessRulesOf } from './access-rules-of.ts';

/** The rules for signing in to the back-office. */
export const getAccessRules = action(endpoint, async ({ organiser }) => ({
  version: organiser.version,
  ...accessRulesOf(organiser),
}));
