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
    // a price that was not the list's is no new total
    if (error.details['total_amount'] === undefined) throw error;
    const amountOf = (name: string) => Number(error.details[name]);
    const seen = {
      fee_amount: amountOf('fee_amount'),
      online_amount: amountOf('online_amount'),
      wallet_amount: amountOf('wallet_amount'),
    };
    const total_amount = amountOf('total_amount');
    return shop.call('updateRegistration', { ...change, total_amount, seen }, family);
  }
}
