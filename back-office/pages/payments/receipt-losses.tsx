import { useCall } from '@ribambelle/client/data/use-call.ts';
import { PaperLosses } from '../papers/paper-losses.tsx';

/**
 * The characters that do not print on the receipt of the order of a payment, beside the link to it;
 * nothing when all of them do.
 */
export function ReceiptLosses({ payment }: { payment: string }) {
  const { data } = useCall('checkPaymentReceipt', { payment });
  return <PaperLosses unprinted={data?.unprinted ?? []} />;
}
