import { eraseCustomer as endpoint } from '@ribambelle/api/customers/erase-customer.ts';
import { isConfirmed } from '@ribambelle/domain/customers/delete-confirmation.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { eraseFamily } from './erase-family.ts';
import { lockForErasing } from './erase-store.ts';
import { findOfficeCustomer } from './office-customer-views.ts';

/**
 * Erases a family on behalf of the organiser; the log records the act and its author, without the
 * family's name.
 */
export const eraseCustomer = action(endpoint, async (context) => {
  const { db, request, collaborator, address, now } = context;
  const { customer: cuid, confirmation, give_up_credit } = request;
  const family = orRefuse(await findOfficeCustomer(db, cuid), 'CUSTOMER_NOT_FOUND');
  const person = orRefuse(await lockForErasing(db, family.id), 'CUSTOMER_NOT_FOUND');
  if (!isConfirmed(confirmation, fullname(person)))
    refuse('CONFIRMATION_MISMATCH', { confirmation: 'CONFIRMATION_MISMATCH' });
  await eraseFamily(db, { person, give_up_credit, now });
  const actor = collaboratorActor(collaborator);
  await recordSecurityEvent(db, { type: 'account.deleted', actor, address, now });
  await logAct(context, {
    act: 'customers.delete',
    noun: 'customers',
    cuid,
    summary: '—',
    changes: {},
  });
  return { message: null };
});
