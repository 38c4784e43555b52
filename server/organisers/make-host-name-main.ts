import { makeHostNameMain as endpoint } from '@ribambelle/api/organisers/make-host-name-main.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { lockHostNames, markMain } from './host-name-store.ts';
import { recordHostName } from './record-host-name.ts';

/** Makes a proven host name the main one; does nothing for the one that already is. */
export const makeHostNameMain = action(endpoint, async (context) => {
  const { db, request } = context;
  const { hostname } = request;
  const names = await lockHostNames(db);
  const { main, proven } = orRefuse(
    names.find((one) => one.hostname === hostname),
    'NOT_FOUND',
  );
  if (!proven) refuse('HOSTNAME_UNPROVEN');
  if (main) return { message: null };
  await markMain(db, hostname);
  const from = names.find((one) => one.main)?.hostname ?? '';
  await recordHostName(context, { main_hostname: { from, to: hostname } });
  return { message: null };
});
