export { type NamedLocation, locationNameIn, shownLocation } from './shown-location.ts';
