import { type DataNeed, need } from '../../element.ts';
import { shownProperties } from '../facts/properties.ts';
import type { FilterSettings } from './applied-filters.ts';

/** The categories and the locations, where one can choose among them. */
export function filterNeeds(filters: FilterSettings): readonly DataNeed[] {
  const shown = shownProperties(filters);
  return [
    ...(shown.includes('category') ? [need('listCategoryGroups', {})] : []),
    ...(shown.includes('location') ? [need('listLocations', {})] : []),
  ];
}
