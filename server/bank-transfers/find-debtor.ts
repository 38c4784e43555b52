import { parseStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { type Debtor, findDebtorByCuid, findDebtorByReference } from './debtor-views.ts';

interface Payer {
  readonly communication: string | null;
  readonly customer: string | null;
}

/** Whose money it is: by the communication when there is one, else by the family. */
export async function findDebtor(db: Db, input: { organiser_id: number } & Payer): Promise<Debtor> {
  const { organiser_id, customer } = input;
  const communication = input.communication?.trim() ?? '';
  if (communication !== '') {
    const reference = parseStructuredCommunication(communication);
    const found =
      reference === null ? undefined : await findDebtorByReference(db, { organiser_id, reference });
    return found ?? refuse('COMMUNICATION_UNKNOWN', { communication: 'COMMUNICATION_UNKNOWN' });
  }
  if (customer === null) refuse('DEBTOR_REQUIRED', { communication: 'DEBTOR_REQUIRED' });
  return (
    (await findDebtorByCuid(db, { organiser_id, customer })) ??
    refuse('CUSTOMER_NOT_FOUND', { customer: 'CUSTOMER_NOT_FOUND' })
  );
}
