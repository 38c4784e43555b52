export { givenBundle, type GivenBundleRow, presentGivenBundle } from './given-bundle-views.ts';
