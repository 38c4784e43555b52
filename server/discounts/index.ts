export { discountList } from './discount-list.ts';
export { discountsOf, type GivenDiscount } from './discount-views.ts';
