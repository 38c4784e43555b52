export { loadBundlesOfCart } from './customer-bundle-views.ts';
export { type CustomerBundle, presentCustomerBundle } from './present-customer-bundle.ts';
export { customerBundleList } from './customer-bundle-list.ts';
export { lockCustomerBundle } from './customer-bundle-store.ts';
