export { lateFrom, waitingBefore } from './attention.ts';
export { type Destination, findDestination } from './destination-views.ts';
export { lockDebts, type Owed } from './debts-store.ts';
export {
  findPaymentCart,
  insertAllocations,
  insertPayment,
  insertProviderMessage,
  lockPayment,
  lockPendingPayment,
  movePayment,
  noteOpened,
  noteRefunded,
  type PaymentRow,
} from './payment-store.ts';
export { insertRefund, lockPaidParts } from './refund-store.ts';
