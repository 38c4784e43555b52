import { useCall } from '@ribambelle/client/data/use-call.ts';
import { PaperLosses } from '../papers/paper-losses.tsx';

/** What would go wrong on the receipt of the order of a payment, beside the way to it: nothing where nothing would. */
export function ReceiptLosses({ payment }: { payment: string }) {
  const { data } = useCall('checkPaymentReceipt', { payment });
  return <PaperLosses unprinted={data?.unprinted ?? []} />;
}
