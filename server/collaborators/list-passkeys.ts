import { listPasskeys as endpoint } from '@ribambelle/api/collaborators/list-passkeys.ts';
import { action } from '../action.ts';
import { findPasskeys } from './passkey-store.ts';

/** Lists the caller's keys. */
export const listPasskeys = action(endpoint, async ({ db, organiser, collaborator }) => {
  const owner = { organiser_id: organiser.id, collaborator_id: collaborator.id };
  const passkeys = await findPasskeys(db, owner);
  const data = passkeys.map(({ cuid, name, host, created_at, used_at }) => ({
    cuid,
    name,
    host,
    created_at,
    used_at,
  }));
  return { data };
});
