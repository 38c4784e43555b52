import { decideEmailChange, type EmailFacts } from '@ribambelle/domain/customers/email-change.ts';
import { randomUUID } from 'node:crypto';
import type { Db } from '../database/transaction.ts';
import type { Emitting } from '../events/events.ts';
import { refuse } from '../refusal.ts';
import { endLinks, isEmailTaken, keepPendingEmail, putEmailInForce } from './email-store.ts';

/**
 * Stores a new address in a profile (R30): in force at once when the present one was never
 * confirmed, else once it is confirmed, with a notice to the present one now. Earlier links stop
 * working. Refuses CUSTOMER_EXISTS.
 */
export async function changeEmail(
  db: Db,
  input: Emitting & {
    organiser_id: number;
    customer: EmailFacts & { readonly id: number };
    wanted: string;
    now: string;
  },
): Promise<void> {
  const { emit, organiser_id, customer, wanted, now } = input;
  const change = decideEmailChange(customer, wanted);
  if (change === 'NOTHING') return;
  const of = { organiser_id, customer_id: customer.id };
  if (await isEmailTaken(db, { organiser_id, email: wanted }))
    refuse('CUSTOMER_EXISTS', { email: 'CUSTOMER_EXISTS' });
  await endLinks(db, of);
  if (change === 'REPLACE')
    await putEmailInForce(db, { ...of, email: wanted, email_confirmed_at: null, now });
  else {
    await keepPendingEmail(db, { ...of, email: wanted, now });
    emit('customer.email-change.requested', { customer_id: customer.id, request: randomUUID() });
  }
  emit('customer.email-confirmation.requested', {
    customer_id: customer.id,
    request: randomUUID(),
  });
}
