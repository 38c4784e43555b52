export { eraseCustomer, insertCustomer, storeAddress, storeProfile } from './customer-store.ts';
export { loadAddress, loadCustomer } from './customer-views.ts';
export { presentCustomer } from './present-customer.ts';
export { lockCustomer } from './office-customer-store.ts';
