export { discountList } from './discount-list.ts';
export { discountsNaming, discountsOfFamily, type DiscountRule } from './discount-views.ts';
