import { listHostNames as endpoint } from '@ribambelle/api/organisers/list-host-names.ts';
import { recordsFor } from '@ribambelle/domain/website/host-checks.ts';
import { domainToUnicode } from 'node:url';
import { action } from '../action.ts';
import { loadHostNames } from './hostname-views.ts';

/** The host names with what was last found of each, and what leads a name here. */
export const listHostNames = action(endpoint, async ({ db, organiser, outside }) => {
  const rows = await loadHostNames(db, organiser.id);
  return {
    data: rows.map(({ hostname, main, checked_at, result, addresses }) => ({
      hostname,
      shown: domainToUnicode(hostname) || hostname,
      main,
      checked:
        checked_at === null || result === null
          ? null
          : { result, addresses: [...(addresses ?? [])], at: checked_at },
    })),
    records: [...recordsFor(outside.hosts.address)],
  };
});
