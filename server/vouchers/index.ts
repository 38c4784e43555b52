export { loadVoucherImages } from './voucher-views.ts';
