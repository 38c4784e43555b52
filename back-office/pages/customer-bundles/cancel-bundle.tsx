import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { CancelWithMoney } from '../sold/cancel-with-money.tsx';

const REFRESHES = ['getOfficeCustomerBundle', 'listOfficeCustomerBundles'] as const;

/** The button that cancels a sold bundle; the price of its uses stays due. */
export function CancelBundle({ bundle }: { bundle: Answer<'getOfficeCustomerBundle'> }) {
  const { customer, paid_amount, due_of_uses: due } = bundle;
  return (
    <CancelWithMoney
      name="cancelCustomerBundle"
      sold={{ customer, paid_amount, due }}
      words={useTexts('office-customer-bundles')}
      right="customer-bundles.refund"
      refreshes={REFRESHES}
      request={(values) => ({ ...values, bundle: bundle.cuid })}
    />
  );
}
