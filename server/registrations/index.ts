export { type LockedRegistration, lockRegistration, storeCancellation } from './cancellation-store.ts';
export { insertRegistrations, type MadeRegistration, type NewRegistration } from './registration-store.ts';
export { officeFilters } from './office-period.ts';
export { findOfficeRegistrations, type OfficeRegistrationRow } from './office-registration-views.ts';
