export { cancelAndGiveBack } from './cancel-and-give-back.ts';
export { type CancellableRow, loadCancellable, loadOrderMoney } from './cancellable-views.ts';
export { cancelLocked } from './cancel-locked.ts';
export { cancellationReason } from './cancellation-reason.ts';
export { lockRegistration, storeRestoration } from './cancellation-store.ts';
export { loadKept } from './kept-views.ts';
export { presentPriceLines } from './present-price-lines.ts';
export { heldOnce } from './held-once.ts';
export { findElsewhere } from './elsewhere-views.ts';
export {
  insertRegistrations,
  type MadeRegistration,
  type NewRegistration,
} from './registration-store.ts';
export { participantsFit } from './participants-fit.ts';
export { countUnpaidPlaces } from './unpaid-places-views.ts';
export { registrationList } from './registration-list.ts';
export { lockOnDate } from './closed-date-store.ts';
export { previewClosedDates, takeOffClosedDate, type TakenOff } from './take-off-closed-date.ts';
export { FEE_LABEL } from './fee-label.ts';
