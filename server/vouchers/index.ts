export { voucherList } from './voucher-list.ts';
