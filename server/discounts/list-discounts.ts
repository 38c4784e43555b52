import { listDiscounts as endpoint } from '@ribambelle/api/discounts/list-discounts.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { discountList } from './discount-list.ts';

/** Returns a page of the organiser’s discounts. */
export const listDiscounts = action(endpoint, (context) => answerList(discountList, context));
