import { getAccountRegistrationsRequest as endpoint } from '@ribambelle/api/registration-requests/get-account-registrations-request.ts';
import { decidePending } from '@ribambelle/domain/registration-requests/request-status.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { presentAnswers, presentRequest } from './present-requests.ts';
import { loadAnswersOfRequest } from './answer-views.ts';
import { findRequest } from './request-views.ts';

/** Answers one of the caller's requests, with its options and answers. */
export const getAccountRegistrationsRequest = action(
  endpoint,
  async ({ db, request, organiser, customer, language }) => {
    const key = { customer_id: customer.id, cuid: request.cuid };
    const row = orRefuse(await findRequest(db, key), 'REGISTRATION_REQUEST_NOT_FOUND');
    const answers = await loadAnswersOfRequest(db, row.id);
    const text = textReader({ language, organiser });
    const { message, cart, order } = row;
    return {
      ...presentRequest(row, text),
      ...presentAnswers(answers, text),
      instructions: text(row.instructions),
      message,
      cancellable: decidePending(row.status).ok,
      cart,
      order,
    };
  },
);
