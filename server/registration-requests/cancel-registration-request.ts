import { cancelRegistrationRequest as endpoint } from '@ribambelle/api/registration-requests/cancel-registration-request.ts';
import { decidePending } from '@ribambelle/domain/registration-requests/request-status.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { decideRequest, lockRequest } from './request-store.ts';

/**
 * Cancels one of the caller's undecided requests (3 §4): it held nothing, so nothing else follows.
 */
export const cancelRegistrationRequest = action(
  endpoint,
  async ({ db, request, customer, language, now }) => {
    const { registration_request_id: id } = request;
    const locked = orRefuse(
      await lockRequest(db, { customer_id: customer.id, id }),
      'REGISTRATION_REQUEST_NOT_FOUND',
    );
    const pending = decidePending(locked.status);
    if (!pending.ok) refuse(pending.refused);
    const decision = { decided_by: null, message: '', order_id: null };
    await decideRequest(db, { id, status: 'CANCELLED', ...decision, now });
    return { message: textsFor(language)['registration-requests'].cancelled };
  },
);
