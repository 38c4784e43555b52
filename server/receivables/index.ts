export { oweAgain } from './owe-again.ts';
export { allocate, loadPaidParts, loadPaidShares, loadTakenParts } from './allocation-store.ts';
export {
  addLines,
  dropAccessories,
  insertReceivables,
  lockReceivables,
  type NewReceivable,
  type ReceivableRow,
  setDeposit,
  type Which,
} from './receivable-store.ts';
export { oweLess } from './owe-less.ts';
