export { hasChoices } from './change-facts.ts';
export { heldOnce } from './held-once.ts';
export { insertRegistrations, type MadeRegistration } from './registration-store.ts';
export { participantsFit } from './participants-fit.ts';
export { officeFilters } from './office-period.ts';
export { countUnpaidPlaces } from './unpaid-places-views.ts';
export {
  findOfficeRegistrations,
  type OfficeRegistrationRow,
} from './office-registration-views.ts';
