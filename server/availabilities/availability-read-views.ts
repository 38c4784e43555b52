import { atOnce } from '../database/statements.ts';
import type { availabilityFilters } from '@ribambelle/api/availabilities/filters.ts';
import { asTyped } from '@ribambelle/domain/activities/typed-search.ts';
import type { CatalogueRestriction } from '@ribambelle/domain/activities/catalogue-sections.ts';
import type { SegmentConditions } from '@ribambelle/domain/segments/segment.ts';
import type { z } from 'zod';
import { findRestrictions, findSearched, type Searched } from '../activities/index.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { findConditions } from '../segments/index.ts';
import { findMatchingActivities, type MatchingActivities } from './matching-activities-views.ts';

type AvailabilityFilters = Partial<{
  [Name in keyof typeof availabilityFilters]: z.infer<(typeof availabilityFilters)[Name]>;
}>;

/** The filters of a list of availabilities, with the facts that are looked up before it is read. */
export interface AvailabilityRead extends MatchingActivities {
  readonly timezone: string;
  readonly filters: AvailabilityFilters;
  /** The restrictions of the catalogue sections to show at `now`; null for everything. */
  readonly restrictions: readonly CatalogueRestriction[] | null;
  /** The conditions of the named segments, by their cuids; missing segments are left out. */
  readonly segments: ReadonlyMap<string, SegmentConditions>;
  /** The results for the search words; null without any. */
  readonly searched: Searched | null;
  readonly now: string;
  /** Only availabilities that have not ended at this instant; null for all. */
  readonly ahead_of?: string | null;
}

/**
 * Finds the sections and the activities that the filters name, so that the list itself is planned
 * with their number known.
 */
export async function prepareRead(
  db: Db,
  input: {
    organiser: Organiser;
    filters: AvailabilityFilters & { readonly catalog?: readonly string[] | undefined };
    now: string;
  },
): Promise<AvailabilityRead> {
  const { organiser, now } = input;
  const filters = asTyped(input.filters);
  const [restrictions, search] = await atOnce(
    () => findRestrictions(db, filters.catalog),
    () => findSearched(db, filters.search),
  );
  const matching = await findMatchingActivities(db, { filters, found: search?.activities ?? null });
  const segments = await findConditions(db, {
    entity: 'AVAILABILITIES',
    segments: [
      ...(filters.segment ?? []),
      ...(restrictions ?? []).flatMap((restriction) => restriction.segments.flat()),
    ],
  });
  return {
    timezone: organiser.timezone,
    filters,
    segments,
    restrictions,
    searched: search,
    ...matching,
    now,
  };
}
