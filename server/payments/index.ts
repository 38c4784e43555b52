export { lateFrom, waitingBefore } from './attention.ts';
export { type Destination, findDestination } from './destination-views.ts';
export { refusedRefunds } from './office-payment-views.ts';
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
  unnoteRefunded,
} from './payment-store.ts';
export {
  findPendingRefund,
  insertRefund,
  loadPaidShares,
  loadTakenParts,
  lockPaidParts,
  noteRefundDone,
  noteRefundRefused,
} from './refund-store.ts';
