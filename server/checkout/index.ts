export { applyProviderPayment } from './apply-provider-payment.ts';
export { type CartAfter, findCartAfter } from './checkout-views.ts';
export { isStranger } from './is-stranger.ts';
export { type Purchase, readPurchase } from './read-purchase.ts';
export { refuseOtherSum } from './refuse-other-sum.ts';
export { acceptedTerms } from './accepted-terms.ts';
export { sellAtDesk } from './sell-at-desk.ts';
export { sellTogether } from './sell-together.ts';
