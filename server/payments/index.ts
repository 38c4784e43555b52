export {
  changePayment,
  loadRecorded,
  loadSimilarPayments,
  type RecordedRow,
  type RecordedValues,
} from './change-store.ts';
export { lateFrom, waitingBefore } from './attention.ts';
export { type Destination, findDestination, whichOf } from './destination-views.ts';
export { failedRefunds, loadWordsOfPayment, OPEN_DISPUTES } from './office-payment-views.ts';
export {
  findPayment,
  findPendingPayment,
  insertPayment,
  lockPayment,
  lockPayments,
  lockPendingPayment,
  lockPendingPaymentsFor,
  movePayment,
  noteOnItsWay,
  noteOpened,
  type PaymentRow,
} from './payment-store.ts';
export {
  findPendingRefund,
  insertRefund,
  loadBookedRefunds,
  moveRefund,
  noteRefundFailed,
  noteRefunded,
  unnoteRefunded,
} from './refund-store.ts';
export { insertDispute, loadBookedDisputes, moveDispute } from './dispute-store.ts';
export { loadPaidPayments, type PaidPaymentRow } from './paid-payment-views.ts';
export { paymentList } from './payment-list.ts';
export { insertProviderMessage } from './message-store.ts';
export { insertTargets, loadTargetIds, loadTargetNumbers, loadTargets } from './target-store.ts';
export { queueCheck } from './queue-check.ts';
export { reportWithout } from './report-without.ts';
