import { listOfficeCustomerBundles as endpoint } from '@ribambelle/api/customer-bundles/list-office-customer-bundles.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { customerBundleList } from './customer-bundle-list.ts';

/** Lists a page of sold packs. */
export const listOfficeCustomerBundles = action(endpoint, (context) =>
  answerSearchedList(customerBundleList, context),
);
