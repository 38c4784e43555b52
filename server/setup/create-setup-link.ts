import { createSetupLink as endpoint } from '@ribambelle/api/setup/create-setup-link.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { newToken } from '../sessions/token.ts';
import { insertSetupLink } from './setup-store.ts';

const LINK_MINUTES = 60;

/** Makes a one-time address when the operator allows it. */
export const createSetupLink = action(endpoint, async ({ db, now }) => {
  const token = newToken();
  const isMade = await insertSetupLink(db, { token, now, until: addMinutes(now, LINK_MINUTES) });
  if (!isMade) refuse('SELF_SETUP_OFF');
  return { token };
});
