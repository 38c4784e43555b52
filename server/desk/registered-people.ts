import type { registerByStaff } from '@ribambelle/api/desk/register-by-staff.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { ActionContext } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { makeFamily } from '../customers/index.ts';
import { insertParticipant, readBirthdate } from '../participants/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { findStaffCustomer, findStaffParticipant } from './staff-people-views.ts';

type Context = ActionContext<typeof registerByStaff>;

/**
 * Returns the family of a registration by staff: the named one, or a new one made now. Refuses
 * CUSTOMER_NOT_FOUND, and what making a family refuses.
 */
export async function familyOf(context: Context) {
  const { db, request } = context;
  const { customer, new_customer } = request;
  if (new_customer === null)
    return orRefuse(await findStaffCustomer(db, customer ?? ''), 'CUSTOMER_NOT_FOUND');
  if (customer !== null) refuse('INVALID_REQUEST', { new_customer: 'INVALID_REQUEST' });
  const { firstname, lastname } = new_customer;
  return {
    ...(await makeFamily(context, { values: new_customer, at: 'new_customer.' })),
    firstname,
    lastname,
  };
}

/**
 * Returns the participant of that family: named, or made now. Refuses PARTICIPANT_NOT_FOUND and
 * BIRTHDATE_INVALID.
 */
export async function participantOf(context: Context, customer_id: number) {
  const { db, organiser, request, now } = context;
  const { participant: cuid, new_participant } = request;
  if (new_participant === null)
    return orRefuse(
      await findStaffParticipant(db, { customer_id, cuid: cuid ?? '' }),
      'PARTICIPANT_NOT_FOUND',
    );
  if (cuid !== null) refuse('INVALID_REQUEST', { new_participant: 'INVALID_REQUEST' });
  const { firstname, lastname, birthdate } = new_participant;
  const field = 'new_participant.birthdate';
  const participantRow = await insertParticipant(db, {
    customer_id,
    firstname,
    lastname,
    birthdate: birthdate === null ? null : readBirthdate(birthdate, { organiser, now, field }),
    now,
  });
  await logAct(context, {
    act: 'participants.create',
    noun: 'participants',
    cuid: participantRow.cuid,
    summary: fullname(new_participant),
  });
  return participantRow;
}
