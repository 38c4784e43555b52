export { oweAgain } from './owe-again.ts';
export { allocate, loadPaidParts, loadPaidShares, loadTakenParts } from './allocation-store.ts';
export {
  addLines,
  dropAccessories,
  insertReceivables,
  lockReceivables,
  type NewReceivable,
  noteUsed,
  overdueAt,
  type ReceivableRow,
  setDeposit,
  setDue,
  type Which,
} from './receivable-store.ts';
export { oweLess } from './owe-less.ts';
