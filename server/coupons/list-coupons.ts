import { listCoupons as endpoint } from '@ribambelle/api/coupons/list-coupons.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { couponList } from './coupon-list.ts';

/** Returns a page of the organiser’s coupons. */
export const listCoupons = action(endpoint, (context) => answerList(couponList, context));
