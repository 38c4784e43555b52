import { getWaitingTransfers as endpoint } from '@ribambelle/api/outgoing-transfers/get-waiting-transfers.ts';
import { decideDebtor } from '@ribambelle/domain/outgoing-transfers/debtor.ts';
import { action } from '../action.ts';
import { sumWaiting } from './transfer-views.ts';

/** Answers the transfers that wait for a file, and whether one can be made. */
export const getWaitingTransfers = action(endpoint, async ({ db, organiser }) => {
  const waiting = await sumWaiting(db);
  return { ...waiting, account_complete: decideDebtor(organiser).ok };
});
