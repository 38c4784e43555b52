import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { showToast } from '@ribambelle/ui/feedback/toaster.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';

interface OrderProps {
  /** Called once the order is accepted: an empty cart then means that it is complete. */
  readonly onLeaving: () => void;
  readonly messages: { readonly online: string; readonly delayed: string };
}

/**
 * Checks a cart out: continues to the payment page in this window, or to the result of the cart
 * (3 §4).
 */
export function useOrder({ onLeaving, messages }: OrderProps) {
  const refresh = useRefreshSession();
  const navigate = useNavigate();
  return useAction('checkoutCart', {
    quiet: true,
    onDone: async ({ next_action, next_action_url, cart }) => {
      onLeaving();
      if (next_action === 'payment' && next_action_url !== null) {
        showToast({ kind: 'success', text: messages.online });
        window.location.assign(next_action_url);
        return;
      }
      await refresh();
      showToast({ kind: 'success', text: messages.delayed });
      navigate(`/checkout/${cart.cuid}/success`);
    },
  });
}
