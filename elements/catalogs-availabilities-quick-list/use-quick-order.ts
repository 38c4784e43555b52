import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useWebsite } from '@ribambelle/ui/data/site-context.tsx';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useState } from 'react';
import { useOrder } from '../pieces/payment/use-order.ts';

type Cart = Answer<'addCartItems'>['cart'];

export interface QuickOrder {
  /**
   * A cart whose total was not shown yet: with a fee, a coupon or a payment from the wallet. Null
   * for none.
   */
  readonly cart: Cart | null;
  readonly begin: (cart: Cart) => void;
  /** Orders the cart that was shown. */
  readonly send: () => void;
  readonly sending: boolean;
}

/**
 * Orders the items just added (2 §4, §7): paid online where the organiser takes that, else later.
 * The sum that the form showed is ordered at once; another sum is shown first. After a refusal the
 * checkout opens, where the place is kept.
 */
export function useQuickOrder(): QuickOrder {
  const texts = useTexts('quick-booking');
  const navigate = useNavigate();
  const { online_payments_activated, terms_version } = useWebsite().organiser.settings;
  const [cart, setCart] = useState<Cart | null>(null);
  const order = useOrder({ onLeaving: () => {}, messages: texts.messages });
  const send = ({ id, totals, payment_strategies }: Cart) =>
    order.mutate(
      {
        cart_id: id,
        payment_strategy:
          online_payments_activated && payment_strategies.includes('IMMEDIATE')
            ? 'IMMEDIATE'
            : 'DELAYED',
        terms: true,
        terms_version,
        total_amount: totals.payable,
      },
      { onError: () => navigate('/checkout') },
    );
  return {
    cart,
    begin: (new_cart) => {
      const { payable, items_total } = new_cart.totals;
      if (payable === items_total) send(new_cart);
      else setCart(new_cart);
    },
    send: () => cart !== null && send(cart),
    sending: order.isPending || order.isSuccess,
  };
}
