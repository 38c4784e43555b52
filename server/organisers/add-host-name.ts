import { addHostName as endpoint } from '@ribambelle/api/organisers/add-host-name.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { insertClaim, lockHostNames } from './host-name-store.ts';
import { hostnameIn, refuseReserved } from './hostname-in.ts';
import { loadRivals } from './hostname-views.ts';
import { recordHostName } from './record-host-name.ts';

const MOST_NAMES = 20;

/** Claims a host name; the site answers there once a check has proved it. */
export const addHostName = action(endpoint, async (context) => {
  const { db, request, outside, now } = context;
  const hostname = hostnameIn(request.hostname, 'hostname');
  const names = await lockHostNames(db);
  if (names.some((one) => one.hostname === hostname))
    refuse('HOSTNAME_ADDED', { hostname: 'HOSTNAME_ADDED' });
  refuseReserved(hostname, { field: 'hostname', platform: outside.hosts.address.names });
  if (names.length >= MOST_NAMES) refuse('TOO_MANY_HOSTNAMES');
  const { has } = await loadRivals(db, hostname);
  if (has) refuse('HOSTNAME_TAKEN', { hostname: 'HOSTNAME_TAKEN' });
  await insertClaim(db, { hostname, now });
  await recordHostName(context, { hostname: { from: '', to: hostname } });
  return { hostname, message: null };
});
