export { type NamedLocation, shownLocation } from './shown-location.ts';
export { locationList } from './location-list.ts';
