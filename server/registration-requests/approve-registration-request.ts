import { approveRegistrationRequest as endpoint } from '@ribambelle/api/registration-requests/approve-registration-request.ts';
import { decideApproval } from '@ribambelle/domain/registration-requests/approval.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { sellRegistrations, startsOf } from '../kinds/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import {
  decideRequest,
  linkRegistrations,
  loadRequestedForApproval,
  lockRequest,
} from './index.ts';
import { registrationsOfRequest } from './registrations-of-request.ts';
import { sellTogether } from '../checkout/index.ts';
import { findStaffParticipant } from '../desk/index.ts';

/**
 * Approves a request for staff: under its lock, so that it is decided once, and then under the lock
 * of the places. Approved wishes become registrations at today's prices in one order, as if staff
 * had sold them.
 */
export const approveRegistrationRequest = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now, emit } = context;
  const row = orRefuse(
    await lockRequest(db, { cuid: request.request }),
    'REGISTRATION_REQUEST_NOT_FOUND',
  );
  const { id, customer_id, participant_id, options, questions } = row;
  const availabilities = await loadRequestedForApproval(db, id);
  const decision = decideApproval({ status: row.status, availabilities }, request.availabilities);
  if (!decision.ok) refuse(decision.refused, decision.fields);
  const participant = orRefuse(
    await findStaffParticipant(db, { customer_id, id: participant_id }),
    'PARTICIPANT_NOT_FOUND',
  );
  const { items, places, volumes } = await registrationsOfRequest(db, {
    organiser,
    language,
    customer_id,
    participant,
    availabilities: decision.value,
    options,
    questions,
    now,
  });
  const { cart_id: order_id } = await sellTogether(db, {
    emit,
    organiser,
    customer_id,
    created_by: collaborator.id,
    items,
    volumes,
    locked: {
      startsOf: (newItems) => startsOf(places, newItems),
      sell: (emitter, sale) => sellRegistrations(db, { emit: emitter, sale, places }),
    },
    now,
  });
  const { message } = request;
  await linkRegistrations(db, { id, order_id });
  const outcome = { decided_by: collaborator.id, message, order_id };
  await decideRequest(db, { id, status: 'APPROVED', ...outcome, now });
  emit('registration-request.decided', { registration_request_id: id });
  await logAct(context, {
    act: 'registration-requests.update',
    noun: 'registration-requests',
    cuid: row.cuid,
    summary: `${fullname(participant)} · ${row.reference}`,
    changes: {
      status: { from: 'PENDING', to: 'APPROVED' },
      availabilities: { from: availabilities.length, to: decision.value.length },
    },
  });
  return { message: null };
});
