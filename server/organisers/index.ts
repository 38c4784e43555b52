export { listNounsInUse } from './in-use-views.ts';
export { hostnameIn, refuseReserved } from './hostname-in.ts';
export { refuseOtherCategory } from './refuse-other-category.ts';
export { findTermsInForce, lockOrganiser, saveSettings } from './settings-store.ts';
export { paymentMethodsOf, serviceFeesOf } from './offered-payments.ts';
export { siteOrigin } from './site-origin.ts';
