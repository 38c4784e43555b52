export { statusOf } from './column-values.ts';
export { isCrowded, noteCrowd } from './crowds.ts';
export { type LockedPlaces, leftOn, withoutRegistration } from './locked-places.ts';
export { findOfficeAvailabilityId } from './office-views.ts';
export { presentRegistrationForm } from './present-registration-form.ts';
export { loadSeenAvailabilities } from './seen-availabilities.ts';
export { confirmPlaces, decideTogether, lockPlaces, releasePlaces } from './take-places.ts';
