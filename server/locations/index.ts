export { type NamedLocation, shownLocation } from './shown-location.ts';
