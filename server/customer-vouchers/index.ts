export { loadVouchersOfCart } from './customer-voucher-views.ts';
export { type CustomerVoucher, presentCustomerVoucher } from './present-customer-voucher.ts';
export { customerVoucherList } from './customer-voucher-list.ts';
export { lockCustomerVoucher } from './customer-voucher-store.ts';
