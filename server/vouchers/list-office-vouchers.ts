import { listOfficeVouchers as endpoint } from '@ribambelle/api/vouchers/list-office-vouchers.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { voucherList } from './voucher-list.ts';

/** Returns a page of the organiser’s vouchers, published or not. */
export const listOfficeVouchers = action(endpoint, (context) => answerList(voucherList, context));
