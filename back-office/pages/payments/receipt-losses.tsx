import { useCall } from '@ribambelle/client/data/use-call.ts';
import { PaperLosses } from '../papers/paper-losses.tsx';

/** The signs that do not print on the receipt of the order of a payment, beside the way to it: nothing where all of them do. */
export function ReceiptLosses({ payment }: { payment: string }) {
  const { data } = useCall('checkPaymentReceipt', { payment });
  return <PaperLosses unprinted={data?.unprinted ?? []} />;
}
