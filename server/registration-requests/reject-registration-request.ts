import { rejectRegistrationRequest as endpoint } from '@ribambelle/api/registration-requests/reject-registration-request.ts';
import { decidePending } from '@ribambelle/domain/registration-requests/request-status.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { decideRequest, lockRequest } from './request-store.ts';

/** Rejects a request for staff, with a reason that its family reads. */
export const rejectRegistrationRequest = action(endpoint, async (context) => {
  const { db, request, collaborator, now, emit } = context;
  const { message } = request;
  const locked = orRefuse(
    await lockRequest(db, { cuid: request.request }),
    'REGISTRATION_REQUEST_NOT_FOUND',
  );
  const pending = decidePending(locked.status);
  if (!pending.ok) refuse(pending.refused);
  if (message === '') refuse('REQUEST_MESSAGE_REQUIRED', { message: 'REQUEST_MESSAGE_REQUIRED' });
  const { id, cuid, reference } = locked;
  const decision = { decided_by: collaborator.id, message, order_id: null };
  await decideRequest(db, { id, status: 'REJECTED', ...decision, now });
  emit('registration-request.decided', { registration_request_id: id });
  await logAct(context, {
    act: 'registration-requests.update',
    noun: 'registration-requests',
    cuid,
    summary: reference,
    changes: {
      status: { from: 'PENDING', to: 'REJECTED' },
      message: { from: null, to: message },
    },
  });
  return { message: null };
});
