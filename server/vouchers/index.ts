export { voucherList } from './voucher-list.ts';
export { givenBundle, type GivenBundleRow, presentGivenBundle } from './given-bundle-views.ts';
