export { oweAgain } from './owe-again.ts';
export {
  allocate,
  awaitMoney,
  loadPaidParts,
  loadPaidShares,
  loadTakenParts,
  takeOffParts,
} from './allocation-store.ts';
export {
  addLines,
  dropAccessories,
  insertReceivables,
  loadTotalBefore,
  lockReceivables,
  type NewReceivable,
  noteUsed,
  overdueAt,
  raiseAccessories,
  type ReceivableRow,
  setDeposit,
  setDue,
  type Which,
} from './receivable-store.ts';
export { oweLess } from './owe-less.ts';
