import { listHostNames as endpoint } from '@ribambelle/api/organisers/list-host-names.ts';
import { recordsFor } from '@ribambelle/domain/website/host-checks.ts';
import { domainToUnicode } from 'node:url';
import { action } from '../action.ts';
import { hostRecord } from './host-record.ts';
import { loadHostNames } from './hostname-views.ts';

/** Answers the host names with the last result of each, and the settings that lead a name here. */
export const listHostNames = action(endpoint, async ({ db, organiser, outside, vault }) => {
  const rows = await loadHostNames(db);
  return {
    data: rows.map(({ hostname, main, proven, checked_at, result, addresses, proof }) => ({
      hostname,
      shown: domainToUnicode(hostname) || hostname,
      main,
      proven,
      record: proven ? null : hostRecord({ vault, organiser: organiser.cuid, hostname }),
      checked:
        checked_at === null || result === null || proof === null
          ? null
          : { result, addresses: [...(addresses ?? [])], proof, at: checked_at },
    })),
    records: [...recordsFor(outside.hosts.address)],
  };
});
