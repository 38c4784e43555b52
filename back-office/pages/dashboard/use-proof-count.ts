import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useMay } from '../../data/session.tsx';

/** Returns how many proofs of payment wait for an answer; 0 for staff who may not see them. */
export function useProofCount(): number {
  const enabled = useMay()('customer-transaction-proofs.read');
  return useCall('listOfficeTransactionProofs', {}, { enabled }).data?.count ?? 0;
}
