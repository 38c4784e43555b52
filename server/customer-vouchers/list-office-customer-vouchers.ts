import { listOfficeCustomerVouchers as endpoint } from '@ribambelle/api/customer-vouchers/list-office-customer-vouchers.ts';
import { action } from '../action.ts';
import { answerSearchedList } from '../lists/office-list.ts';
import { customerVoucherList } from './customer-voucher-list.ts';

/** Lists a page of sold vouchers. */
export const listOfficeCustomerVouchers = action(endpoint, (context) =>
  answerSearchedList(customerVoucherList, context),
);
