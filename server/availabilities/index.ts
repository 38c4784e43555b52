export { loadDates } from './availability-facts.ts';
export { availabilityList } from './availability-list.ts';
export {
  type BulkRecord,
  datesWithin,
  findBulkDates,
  loadBulkAvailabilities,
  loadBulkDates,
} from './bulk-views.ts';
export { type ByStaff, changeAvailability, changeDate } from './change-availability.ts';
export { type MovedDate, moveOneDate } from './move-date.ts';
export { type PlannedDate, planClashes } from './plan-clashes.ts';
export { presentClashes } from './present-clashes.ts';
export { openFreed } from './open-freed.ts';
export { statusOf } from './column-values.ts';
export { isCrowded, noteCrowd } from './crowds.ts';
export { copyAvailability, type PlannedCopy, planCopies, removeCopy } from './copy-availability.ts';
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
} from './locked-places.ts';
export { keepsPlace } from './kept-offers-facts.ts';
export { endRegistrations } from './office-store.ts';
export { findOfficeAvailabilityId } from './office-views.ts';
export { presentRegistrationForm } from './present-registration-form.ts';
export { loadSeenAvailabilities, type SeenAvailability } from './seen-availabilities.ts';
export { decideTogether } from './decide-places.ts';
export { confirmPlaces, lockPlaces, releasePlaces } from './take-places.ts';
export { tellBeside, tellOfFreed } from './tell-of-freed.ts';
