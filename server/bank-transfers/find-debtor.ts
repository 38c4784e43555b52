import { parseStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import type { Db } from '../database/transaction.ts';
import { refuse } from '../refusal.ts';
import { type Debtor, findDebtorByCuid, findDebtorByReference } from './debtor-views.ts';

interface Payer {
  readonly communication: string | null;
  readonly customer: string | null;
}

/**
 * Returns the debtor by the communication if there is one, else by the family. Refuses a
 * communication that no order has.
 */
export async function findDebtor(db: Db, input: Payer): Promise<Debtor> {
  return (
    (await lookUpDebtor(db, input)) ??
    refuse('COMMUNICATION_UNKNOWN', { communication: 'COMMUNICATION_UNKNOWN' })
  );
}

/** Does the same; returns null for a communication that no order has. */
export async function lookUpDebtor(db: Db, input: Payer): Promise<Debtor | null> {
  const { customer } = input;
  const communication = input.communication?.trim() ?? '';
  if (communication !== '') {
    const reference = parseStructuredCommunication(communication);
    if (reference === null) return null;
    return (await findDebtorByReference(db, reference)) ?? null;
  }
  if (customer === null) refuse('DEBTOR_REQUIRED', { communication: 'DEBTOR_REQUIRED' });
  return (
    (await findDebtorByCuid(db, customer)) ??
    refuse('CUSTOMER_NOT_FOUND', { customer: 'CUSTOMER_NOT_FOUND' })
  );
}
