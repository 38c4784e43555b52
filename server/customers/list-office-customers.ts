import { listOfficeCustomers as endpoint } from '@ribambelle/api/customers/list-office-customers.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { customerList } from './customer-list.ts';

/** Lists a page of families. */
export const listOfficeCustomers = action(endpoint, (context) =>
  answerSearchedList(customerList, context),
);
