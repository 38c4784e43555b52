export { isCrowded, noteCrowd } from './crowds.ts';
export type { LockedPlaces } from './locked-places.ts';
export { confirmPlaces, decideTogether, lockPlaces, releasePlaces } from './take-places.ts';
