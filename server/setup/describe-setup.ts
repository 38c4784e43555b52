import { describeSetup as endpoint } from '@ribambelle/api/setup/describe-setup.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findSetupEnd } from './setup-store.ts';

/** Answers whether a one-time address can still be used, before a whole form is filled in. */
export const describeSetup = action(endpoint, async ({ db, request, now }) => {
  const expires_at = await findSetupEnd(db, { token: request.token, now });
  return { expires_at: orRefuse(expires_at, 'SETUP_LINK_INVALID') };
});
