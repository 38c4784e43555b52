import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { addressOf } from '@ribambelle/ui/router/page-url.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { OnlineMethods } from '@ribambelle/elements/pieces/payment/online-methods.tsx';
import { type ReactElement, useState } from 'react';

/**
 * Opens the payment page for the amount left to pay, of one thing or of everything, and comes back
 * here (3 §7).
 */
export const PayOnline = ({
  customer_id,
  reference,
}: {
  readonly customer_id: number;
  /** The reference of what is paid; null for everything. */
  readonly reference: string | null;
}): ReactElement => {
  const texts = useTexts('account');
  const { online_methods } = useTexts('checkout-success');
  const pageUrl = useLocation();
  const pay = useAction('startOnlinePayment', {
    quiet: true,
    onDone: ({ checkout_url }) => window.location.assign(checkout_url),
  });
  const [payment_method, setPaymentMethod] = useState<string | null>(null);
  const destination = reference === null ? { all: true } : { reference, destination: reference };
  const ask = { customer_id, payment_method, ...destination };
  return (
    <>
      <OnlineMethods texts={online_methods} value={payment_method} onChange={setPaymentMethod} />
      <Button
        loading={pay.isPending || pay.isSuccess}
        onClick={() =>
          pay.mutate({ ...ask, return_url: addressOf({ ...pageUrl, search: '', hash: '' }) })
        }
      >
        {reference === null ? texts.pay_all_online : texts.pay_online}
      </Button>
    </>
  );
};
