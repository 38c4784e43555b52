import { type DataNeed, need } from '../../element.ts';
import { shownProperties } from '../facts/properties.ts';
import type { FilterSettings } from './applied-filters.ts';

/** Returns the calls for the categories and the locations, where they can be chosen. */
export function filterNeeds(filters: FilterSettings): readonly DataNeed[] {
  const ids = shownProperties(filters);
  return [
    ...(ids.includes('category') ? [need('listCategoryGroups', {})] : []),
    ...(ids.includes('location') ? [need('listLocations', {})] : []),
  ];
}
