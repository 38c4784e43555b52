import { createOfficeParticipant as endpoint } from '@ribambelle/api/participants/create-office-participant.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { lockCustomer } from '../customers/index.ts';
import { orRefuse } from '../refusal.ts';
import { insertParticipant } from './participant-store.ts';
import { readBirthdate } from './read-birthdate.ts';

/**
 * Adds a participant to a family; the family answers the organiser's other fields in its account.
 */
export const createOfficeParticipant = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const { firstname, lastname } = request;
  const customer = orRefuse(await lockCustomer(db, request.customer), 'CUSTOMER_NOT_FOUND');
  const birthdate = readBirthdate(request.birthdate, { organiser, now, field: 'birthdate' });
  const { cuid } = await insertParticipant(db, {
    customer_id: customer.id,
    firstname,
    lastname,
    birthdate,
    now,
  });
  await logAct(context, {
    act: 'participants.create',
    noun: 'participants',
    cuid,
    summary: fullname(request),
  });
  return { cuid };
});
