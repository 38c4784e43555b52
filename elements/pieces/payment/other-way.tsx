import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAnswers } from '@ribambelle/client/data/answers-context.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useRefreshSession } from '@ribambelle/ui/data/use-session.ts';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';

interface OtherWayProps {
  readonly cart: { readonly id: number; readonly cuid: string };
  readonly label: string;
}

/**
 * A button that leaves an open payment page to choose another way to pay: the cart is then open
 * again, or already paid.
 */
export const OtherWay = ({ cart, label }: OtherWayProps): ReactElement => {
  const refresh = useRefreshSession();
  const navigate = useNavigate();
  const answers = useAnswers();
  const give_up = useAction('giveUpPayment', {
    quiet: true,
    onDone: async ({ cart: { status } }) => {
      await Promise.all([refresh(), answers.invalidate('getCheckoutSuccess')]);
      if (status === 'OPEN') navigate('/checkout');
      else navigate(`/checkout/${cart.cuid}/success`);
    },
  });
  return (
    <Button
      kind="plain"
      loading={give_up.isPending}
      onClick={() => give_up.mutate({ cart_id: cart.id })}
    >
      {label}
    </Button>
  );
};
