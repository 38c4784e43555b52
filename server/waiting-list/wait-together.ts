import { waitTogether as endpoint } from '@ribambelle/api/waiting-list/wait-together.ts';
import { action } from '../action.ts';
import { refuse } from '../refusal.ts';
import { lockAvailability, setTogether } from './line-store.ts';

/**
 * Makes the caller's participants on a waiting list wait for places together, or each for one, with
 * the lock under which places are offered (R18).
 */
export const waitTogether = action(endpoint, async ({ db, request, customer }) => {
  const { availability_id, together } = request;
  await lockAvailability(db, availability_id);
  const waiting = await setTogether(db, { availability_id, customer_id: customer.id, together });
  if (waiting === 0) refuse('WAITING_LIST_ENTRY_NOT_FOUND');
  return { message: null };
});
