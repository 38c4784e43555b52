export { countOf, type LockedPlaces, type PlacesWanted } from './locked-places.ts';
export { confirmPlaces, decideTogether, lockPlaces, type PlacesDoor, type PlacesPermission, releasePlaces } from './take-places.ts';
