import { getMailReach as endpoint } from '@ribambelle/api/notifications/get-mail-reach.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { findUntold } from './find-untold.ts';
import { findCustomerId } from './reach-views.ts';

/** Answers whether an e-mail reaches a family. */
export const getMailReach = action(endpoint, async (context) => {
  const { db, request } = context;
  const customer_id = orRefuse(await findCustomerId(db, request.customer), 'CUSTOMER_NOT_FOUND');
  return { untold: await findUntold(context, { customer_id }) };
});
