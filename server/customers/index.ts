export { changeEmail } from './change-email.ts';
export { insertCustomer, storeAddress, storeProfile } from './customer-store.ts';
export { loadAddress, loadCustomer } from './customer-views.ts';
export { endLinks, keepPendingEmail, putEmailInForce } from './email-store.ts';
export { eraseCustomer, hasOpenPayment, lockForErasing } from './erase-store.ts';
export { presentCustomer } from './present-customer.ts';
export { lockCustomer } from './office-customer-store.ts';
export { refuseUnconfirmed } from './refuse-unconfirmed.ts';
export { customerList } from './customer-list.ts';
