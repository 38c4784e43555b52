import { getSelfSetup as endpoint } from '@ribambelle/api/setup/get-self-setup.ts';
import { action } from '../action.ts';
import { isSelfSetupAllowed } from './setup-store.ts';

/** Answers whether the operator lets anybody make an organiser. */
export const getSelfSetup = action(endpoint, async ({ db }) => ({
  allowed: await isSelfSetupAllowed(db),
}));
