import { ApiError, type Ask } from '@ribambelle/api/client.ts';
import type { MadeCustomer } from './factories/factories.ts';
import type { Shop } from './shop.ts';

/**
 * Changes a registration as a family that sees the price does (R33): when it becomes dearer, the
 * call is repeated with the total of its refusal. Any other refusal is thrown.
 */
export async function changeOnceSeen(
  shop: Pick<Shop, 'call'>,
  change: Ask<'updateRegistration'>,
  family: Pick<MadeCustomer, 'token'>,
) {
  try {
    return await shop.call('updateRegistration', change, family);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'REGISTRATION_PRICE_CHANGED') throw error;
    const total_amount = Number(error.details['total_amount']);
    return shop.call('updateRegistration', { ...change, total_amount }, family);
  }
}
