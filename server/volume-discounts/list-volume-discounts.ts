import { listVolumeDiscounts as endpoint } from '@ribambelle/api/volume-discounts/list-volume-discounts.ts';
import { action } from '../action.ts';
import { answerList } from '../lists/office-list.ts';
import { volumeDiscountList } from './volume-discount-list.ts';

/** Returns a page of the organiser’s volume discounts. */
export const listVolumeDiscounts = action(endpoint, (context) =>
  answerList(volumeDiscountList, context),
);
