import { listOfficeRegistrations as endpoint } from '@ribambelle/api/registrations/list-office-registrations.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { registrationList } from './registration-list.ts';

/** Answers a page of the organiser's registrations. */
export const listOfficeRegistrations = action(endpoint, (context) =>
  answerSearchedList(registrationList, context),
);
