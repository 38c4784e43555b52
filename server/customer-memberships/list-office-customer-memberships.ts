import { listOfficeCustomerMemberships as endpoint } from '@ribambelle/api/customer-memberships/list-office-customer-memberships.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { customerMembershipList } from './customer-membership-list.ts';

/** Lists a page of sold memberships. */
export const listOfficeCustomerMemberships = action(endpoint, (context) =>
  answerSearchedList(customerMembershipList, context),
);
