export { changeEmail } from './change-email.ts';
export { eraseCustomer, insertCustomer, storeAddress, storeProfile } from './customer-store.ts';
export { loadAddress, loadCustomer } from './customer-views.ts';
export { endLinks, keepPendingEmail, putEmailInForce } from './email-store.ts';
export { presentCustomer } from './present-customer.ts';
export { lockCustomer } from './office-customer-store.ts';
export { refuseUnconfirmed } from './refuse-unconfirmed.ts';
