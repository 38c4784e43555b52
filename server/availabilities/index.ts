export { loadDates } from './availability-facts.ts';
export { availabilityList } from './office/availability-list.ts';
export {
  type BulkRecord,
  datesWithin,
  findBulkDates,
  loadBulkAvailabilities,
  loadBulkDates,
} from './office/bulk-views.ts';
export { type ByStaff, changeAvailability, changeDate } from './office/change-availability.ts';
export { type MovedDate, moveOneDate } from './dates/move-date.ts';
export { type PlannedDate, planClashes } from './clashes/plan-clashes.ts';
export { presentClashes } from './clashes/present-clashes.ts';
export { openFreed } from './places/open-freed.ts';
export { statusOf } from './office/column-values.ts';
export { isCrowded, noteCrowd } from './places/crowds.ts';
export {
  copyAvailability,
  type PlannedCopy,
  planCopies,
  removeCopy,
} from './office/copy-availability.ts';
export {
  countOf,
  type LockedPlaces,
  leftOf,
  leftOn,
  withoutCarts,
  withoutPastDates,
  withoutPlaces,
  withoutRegistration,
  type PlacesWanted,
} from './places/locked-places.ts';
export { keepsPlace } from './places/kept-places-facts.ts';
export { endRegistrations } from './office/office-store.ts';
export { findOfficeAvailabilityId } from './office/office-views.ts';
export { presentRegistrationForm } from './present-registration-form.ts';
export { loadSeenAvailabilities, type SeenAvailability } from './seen-availabilities.ts';
export { decideTogether } from './places/decide-places.ts';
export { confirmPlaces, lockPlaces, releasePlaces } from './places/take-places.ts';
export { tellBeside, tellOfFreed } from './places/tell-of-freed.ts';
