import { removeHostName as endpoint } from '@ribambelle/api/organisers/remove-host-name.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockHostNames, removeHostNameOf } from './host-name-store.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { recordHostName } from './record-host-name.ts';

/** Removes a host name that is neither the last nor the main one. */
export const removeHostName = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const { hostname } = request;
  const names = await lockHostNames(db);
  const { main, proven } = orRefuse(
    names.find((one) => one.hostname === hostname),
    'NOT_FOUND',
  );
  if (names.length === 1) refuse('HOSTNAME_LAST');
  if (main) refuse('HOSTNAME_MAIN');
  const removal = await keepRemoved(context, {
    noun: 'host_names',
    key: hostname,
    cuid: null,
    summary: hostname,
  });
  await removeHostNameOf(db, { hostname, proven, now });
  await recordHostName(context, { hostname: { from: hostname, to: '' } });
  return { message: null, removal };
});
