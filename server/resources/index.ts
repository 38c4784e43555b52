export { findResourceId, LOCATION, type LocationRow } from './bookable-views.ts';
export { presentLocation } from './present-resources.ts';
export { type ResourceTerms, TERMS } from './resource-terms-views.ts';
export { type LockedResource, type LockedTimes, lockTimes, type Taken } from './times-store.ts';
