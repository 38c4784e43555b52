import { addHostName as endpoint } from '@ribambelle/api/organisers/add-host-name.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { insertHostName, lockHostNames } from './host-name-store.ts';
import { hostnameIn } from './hostname-in.ts';
import { recordHostName } from './record-host-name.ts';

const MOST_NAMES = 20;

/** Adds a host name; from then on the site answers at it, as soon as it leads here. */
export const addHostName = action(endpoint, async (context) => {
  const { db, request, organiser } = context;
  const hostname = hostnameIn(request.hostname, 'hostname');
  const names = await lockHostNames(db, organiser.id);
  if (names.some((one) => one.hostname === hostname))
    refuse('HOSTNAME_ADDED', { hostname: 'HOSTNAME_ADDED' });
  if (names.length >= MOST_NAMES) refuse('TOO_MANY_HOSTNAMES');
  await insertHostName(db, { organiser_id: organiser.id, hostname });
  await recordHostName(context, { hostname: { from: '', to: hostname } });
  return { hostname, message: null };
});
