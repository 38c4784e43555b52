import { listOfficeRegistrationRequests as endpoint } from '@ribambelle/api/registration-requests/list-office-registration-requests.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { requestList } from './request-list.ts';

/** Answers a page of registration requests. */
export const listOfficeRegistrationRequests = action(endpoint, (context) =>
  answerSearchedList(requestList, context),
);
