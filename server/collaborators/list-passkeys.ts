import { listPasskeys as endpoint } from '@ribambelle/api/collaborators/list-passkeys.ts';
import { action } from '../action.ts';
import { findPasskeys } from './passkey-store.ts';

/** Lists the caller's keys. */
export const listPasskeys = action(endpoint, async ({ db, collaborator }) => {
  const passkeys = await findPasskeys(db, collaborator.id);
  const data = passkeys.map(({ cuid, name, host, created_at, used_at }) => ({
    cuid,
    name,
    host,
    created_at,
    used_at,
  }));
  return { data };
});
