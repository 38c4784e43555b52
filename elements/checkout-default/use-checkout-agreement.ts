import { useCall } from '@ribambelle/client/data/use-call.ts';
import { type GivenAgreement, useAgreement } from '../pieces/payment/use-agreement.ts';
import type { Cart } from './cart.ts';
import { nowAmount, type PlannedWay } from './planned-ways.ts';

/** The kinds of items that may renew themselves. */
const RENEWING = new Set<Cart['items'][number]['type']>(['MEMBERSHIP']);

/**
 * Returns the agreement by which the means of payment is kept for what is left of a cart; nothing
 * where no money is paid online, or nothing comes later.
 */
export function useCheckoutAgreement(
  cart: Cart,
  chosen: {
    readonly strategy: Cart['payment_strategies'][number] | null;
    readonly way: PlannedWay | null;
    /** The provider's name of the method; null to choose on its page. */
    readonly payment_method: string | null;
  },
): GivenAgreement {
  const { strategy, way, payment_method } = chosen;
  const online = strategy?.startsWith('IMMEDIATE') === true && nowAmount(cart, chosen) > 0;
  const comes_later = way !== null || cart.items.some(({ type }) => RENEWING.has(type));
  const { data } = useCall(
    'getCheckoutAgreement',
    {
      cart_id: cart.id,
      total_amount: cart.totals.payable,
      ...(way === null ? {} : { instalment_plan: way.cuid }),
      ...(payment_method === null ? {} : { payment_method }),
    },
    { enabled: online && comes_later },
  );
  return useAgreement(online ? data?.words : null);
}
