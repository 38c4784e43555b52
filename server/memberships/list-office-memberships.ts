import { listOfficeMemberships as endpoint } from '@ribambelle/api/memberships/list-office-memberships.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { membershipList } from './membership-list.ts';

/** Returns a page of the organiser’s memberships, published or not. */
export const listOfficeMemberships = action(endpoint, (context) =>
  answerList(membershipList, context),
);
