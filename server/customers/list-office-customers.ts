import { listOfficeCustomers as endpoint } from '@ribambelle/api/customers/list-office-customers.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { customerList } from './customer-list.ts';

/** A page of families. */
export const listOfficeCustomers = action(endpoint, (context) => answerList(customerList, context));
