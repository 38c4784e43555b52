export { discountsNaming, discountsOfFamily, type DiscountRule } from './discount-views.ts';
export { storedReduction } from './stored-reduction-views.ts';
