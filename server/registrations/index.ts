export { cancelLocked } from './cancel-locked.ts';
export { cancellationReason } from './cancellation-reason.ts';
export { lockRegistration } from './cancellation-store.ts';
export { hasChoices } from './change-facts.ts';
export { heldOnce } from './held-once.ts';
export { insertRegistrations, type MadeRegistration } from './registration-store.ts';
export { participantsFit } from './participants-fit.ts';
export { countUnpaidPlaces } from './unpaid-places-views.ts';
export { registrationList } from './registration-list.ts';
