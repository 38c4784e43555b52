import { paymentColumns } from '@ribambelle/api/payments/payment-columns.ts';
import { paymentFilterSet } from '@ribambelle/api/payments/payment-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';
import { AwaitedMoney } from './awaited-money.tsx';
import { DifferencesNotice } from './differences-notice.tsx';
import { ProofsNotice } from './proofs-notice.tsx';
import { TransfersNotice } from '../outgoing-transfers/transfers-notice.tsx';
import { usePaymentLooks } from './use-payment-looks.tsx';

/** All payments; one opens beside the list, and a received one can be recorded there. */
export function PaymentsPage() {
  const texts = useTexts('office-payments');
  return (
    <DeclaredListPage
      path="/payments"
      call="listOfficePayments"
      name="payments"
      columns={paymentColumns}
      filters={paymentFilterSet}
      filtered="payments"
      looks={usePaymentLooks()}
      title={texts.title}
      search={texts.search}
      notice={
        <>
          <ProofsNotice />
          <DifferencesNotice />
          <TransfersNotice />
          <AwaitedMoney />
        </>
      }
      exported={(of) => ({ list: 'payments', ...of })}
      add={{ permission: 'payments.create', label: texts.add }}
    />
  );
}
