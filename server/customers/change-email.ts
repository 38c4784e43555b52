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
  input: Emitting & { customer: EmailFacts & { readonly id: number }; wanted: string; now: string },
): Promise<void> {
  const { emit, customer, wanted, now } = input;
  const change = decideEmailChange(customer, wanted);
  if (change === 'NOTHING') return;
  if (await isEmailTaken(db, wanted)) refuse('CUSTOMER_EXISTS', { email: 'CUSTOMER_EXISTS' });
  await endLinks(db, customer.id);
  if (change === 'REPLACE')
    await putEmailInForce(db, {
      customer_id: customer.id,
      email: wanted,
      email_confirmed_at: null,
      now,
    });
  else {
    await keepPendingEmail(db, { customer_id: customer.id, email: wanted, now });
    emit('customer.email-change.requested', { customer_id: customer.id, request: randomUUID() });
  }
  emit('customer.email-confirmation.requested', {
    customer_id: customer.id,
    request: randomUUID(),
  });
}
