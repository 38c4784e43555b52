export { findResourceId, LOCATION, type LocationRow } from './bookable-views.ts';
export { presentLocation } from './present-resources.ts';
export { resourceList } from './resource-list.ts';
export { type LockedResource, type LockedTimes, lockTimes } from './times-store.ts';
