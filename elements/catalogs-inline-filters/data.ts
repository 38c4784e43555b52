import type { DataNeed } from '../element.ts';
import { filterNeeds } from '../pieces/filters/filter-needs.ts';
import type { Settings } from './settings.ts';

/** What the filters offer. */
export const data = (settings: Settings): readonly DataNeed[] =>
  filterNeeds(settings['availabilities-filters']);
