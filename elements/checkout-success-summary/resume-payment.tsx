import { type Answer, ApiError } from '@ribambelle/api/client.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate } from '@ribambelle/ui/router/router-context.tsx';
import type { ReactElement } from 'react';

/**
 * A button back to the payment page: the same checkout again has one effect and gets the same page
 * (R13).
 */
export const ResumePayment = ({
  cart,
  payment,
}: {
  readonly cart: Answer<'getCheckoutSuccess'>['cart'];
  /** The payment that waits there, with its way to pay in instalments and its agreement. */
  readonly payment: Answer<'getCheckoutSuccess'>['payment'];
}): ReactElement => {
  const texts = useTexts('checkout-success');
  const navigate = useNavigate();
  const resume = useAction('checkoutCart', {
    quiet: true,
    onDone: ({ next_action_url }) => {
      if (next_action_url !== null) window.location.assign(next_action_url);
    },
  });
  return (
    <Button
      kind="white"
      loading={resume.isPending}
      onClick={() =>
        resume.mutate(
          {
            cart_id: cart.id,
            payment_strategy: cart.payment_strategy ?? 'IMMEDIATE',
            instalment_plan: payment?.instalment_plan ?? null,
            agreement: payment?.agreement ?? null,
            terms: true,
            terms_version: cart.terms_version,
          },
          {
            // the new terms are read and accepted there
            onError: (error) => {
              if (error instanceof ApiError && error.code === 'TERMS_CHANGED')
                navigate('/checkout');
            },
          },
        )
      }
    >
      {texts.resume}
    </Button>
  );
};
