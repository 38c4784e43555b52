import { useCall } from '@ribambelle/client/data/use-call.ts';
import { Button } from '@ribambelle/ui/actions/button.tsx';
import { useAction } from '@ribambelle/ui/data/use-action.ts';
import { useLocation } from '@ribambelle/ui/router/router-context.tsx';
import { addressOf } from '@ribambelle/ui/router/page-url.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useRenderedAt } from '@ribambelle/ui/data/site-context.tsx';
import { sumAmounts } from '@ribambelle/domain/base/money.ts';
import { nextParts } from '@ribambelle/domain/receivables/instalments.ts';
import { formatPrice } from '@ribambelle/texts/formats/format-price.ts';
import { KeepMeans } from '@ribambelle/elements/pieces/payment/keep-means.tsx';
import {
  type GivenAgreement,
  useAgreement,
} from '@ribambelle/elements/pieces/payment/use-agreement.ts';
import { OnlineMethods } from '@ribambelle/elements/pieces/payment/online-methods.tsx';
import { type ReactElement, useState } from 'react';

/** Returns the agreement that the family can give with a payment; none for all that it owes. */
function useAgreementFor(payment: {
  /** The reference of what is paid; null for everything. */
  readonly reference: string | null;
  /** True when only its next part is paid. */
  readonly next: boolean;
  /** The provider's name of the chosen method; null to choose on its page. */
  readonly payment_method: string | null;
}): GivenAgreement {
  const { reference, next, payment_method } = payment;
  const method = payment_method === null ? {} : { payment_method };
  const request = { destination: reference ?? '-', next, ...method };
  const { data } = useCall('getPaymentAgreement', request, { enabled: reference !== null });
  return useAgreement(data?.words);
}

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
  const { online_methods, keep_means } = useTexts('checkout-success');
  const pageUrl = useLocation();
  const pay = useAction('startOnlinePayment', {
    quiet: true,
    onDone: ({ checkout_url }) => window.location.assign(checkout_url),
  });
  const [payment_method, setPaymentMethod] = useState<string | null>(null);
  const agreement = useAgreementFor({ reference, next: false, payment_method });
  const destination = reference === null ? { all: true } : { reference, destination: reference };
  const ask = { customer_id, payment_method, agreement: agreement.given, ...destination };
  return (
    <>
      <OnlineMethods texts={online_methods} value={payment_method} onChange={setPaymentMethod} />
      <KeepMeans texts={keep_means} agreement={agreement} />
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

/**
 * Opens the payment page for what is due of an order by now or, when nothing is, for its next
 * instalment.
 */
export const PayNextPart = ({
  customer_id,
  reference,
  parts,
}: {
  readonly customer_id: number;
  /** The reference of the order. */
  readonly reference: string;
  /** The amounts that it still owes, by due date, in minor units. */
  readonly parts: readonly {
    readonly amount: number;
    readonly due_at: string | null;
    /** The kept means of payment by which it is collected; null or absent for none. */
    readonly collected_by?: string | null;
  }[];
}): ReactElement | null => {
  const texts = useTexts('checkout-success');
  const language = useLanguage();
  const now = useRenderedAt();
  const pageUrl = useLocation();
  const pay = useAction('startOnlinePayment', {
    quiet: true,
    onDone: ({ checkout_url }) => window.location.assign(checkout_url),
  });
  const next = nextParts(parts, now);
  const later = parts.filter((part) => !next.includes(part));
  // nothing to agree to where all that is left is collected already
  const is_kept = later.every(({ collected_by = null }) => collected_by !== null);
  const agreed = { reference: is_kept ? null : reference, next: true, payment_method: null };
  const agreement = useAgreementFor(agreed);
  if (next.length === parts.length) return null;
  const amount = sumAmounts(next.map((part) => part.amount));
  const return_url = addressOf({ ...pageUrl, search: '', hash: '' });
  const ask = { customer_id, reference, destination: reference, next: true };
  return (
    <>
      <KeepMeans texts={texts.keep_means} agreement={agreement} />
      <Button
        kind={next.every(({ collected_by = null }) => collected_by !== null) ? 'white' : 'primary'}
        loading={pay.isPending || pay.isSuccess}
        onClick={() => pay.mutate({ ...ask, agreement: agreement.given, return_url })}
      >
        {texts.pay_next(formatPrice({ amount, language }))}
      </Button>
    </>
  );
};
