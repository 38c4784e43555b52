export { oweAgain } from './owe-again.ts';
export {
  allocate,
  awaitMoney,
  loadPaidParts,
  loadPaidShares,
  loadTakenParts,
  takeOffParts,
} from './allocation-store.ts';
export { dropAccessories, raiseAccessories } from './accessory-store.ts';
export { addLines, loadTotalBefore } from './line-store.ts';
export {
  insertReceivables,
  loadReceivables,
  lockReceivables,
  type NewReceivable,
  noteUsed,
  overdueAt,
  type ReceivableRow,
  setDeposit,
  setDue,
  type Which,
} from './receivable-store.ts';
export { presentVat, type ShownVat } from './present-vat.ts';
export { loadVatByRate } from './vat-views.ts';
export { loadInstalments, writeInstalments } from './instalment-store.ts';
export { oweLess } from './owe-less.ts';
export { referenceOf } from './reference-store.ts';
