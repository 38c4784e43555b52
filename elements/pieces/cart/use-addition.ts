import type { Answer } from '@ribambelle/api/client.ts';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import { useState } from 'react';

/** Milliseconds until the checkout opens: long enough to see the drawer take the item. */
const UNTIL_CHECKOUT = 1000;

type Cart = Answer<'addCartItems'>['cart'];

/**
 * Adds to the cart: reads the session again, drops the estimates, and a moment later opens the
 * checkout, or calls `then` instead (2 §4).
 */
export function useAddition(then?: (cart: Cart) => void) {
  const refresh = useRefreshSession();
  const answers = useAnswers();
  const navigate = useNavigate();
  const texts = useTexts('cart');
  const [is_leaving, setLeaving] = useState(false);
  const action = useAction('addCartItems', {
    done: texts.added,
    quiet: then !== undefined,
    onDone: async ({ cart }) => {
      setLeaving(true);
      await Promise.all([
        refresh(),
        answers.invalidate('estimateCartItem'),
        answers.invalidate('getRememberedAnswers'),
      ]);
      if (then === undefined) setTimeout(() => navigate('/checkout'), UNTIL_CHECKOUT);
      else then(cart);
    },
  });
  /** True from the press until the checkout opens. */
  return { add: action.mutate, sending: action.isPending || is_leaving };
}
