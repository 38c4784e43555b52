export { applyProviderPayment } from './apply-provider-payment.ts';
export { type CartAfter, findCartAfter } from './checkout-views.ts';
export { type Purchase, readPurchase } from './read-purchase.ts';
export { refuseOtherSum } from './refuse-other-sum.ts';
export { acceptedTerms } from './accepted-terms.ts';
export { sellTogether } from './sell-together.ts';
