/** A section of a page that lists items for sale, with unchecked settings (1 §3.4). */
export interface CatalogueSection {
  readonly id: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/**
 * The items that a section shows: these activities, availabilities in these states, started or not.
 * Null is no limit.
 */
export interface CatalogueRestriction {
  readonly activities: readonly number[] | null;
  readonly statuses: readonly string[] | null;
  readonly started: boolean;
  /** Lists of segments by their cuids; an item must be in one segment of each list. */
  readonly segments: readonly (readonly string[])[];
}

const EVERYTHING: CatalogueRestriction = {
  activities: null,
  statuses: null,
  started: true,
  segments: [],
};

/**
 * Returns the restrictions of the sections with these ids; an item is shown when one of the results
 * allows it. An id may occur on several pages. A section that names others in `catalogs` narrows
 * them. An unknown section shows nothing, nor does one with invalid settings.
 */
export function restrictionsOf(
  sections: readonly CatalogueSection[],
  ids: readonly string[],
): readonly CatalogueRestriction[] {
  const requestedIds = new Set(ids);
  return sections
    .filter(({ id }) => requestedIds.has(id))
    .flatMap((section) => restrictionsOfOne(sections, { section, within: [] }));
}

function restrictionsOfOne(
  sections: readonly CatalogueSection[],
  { section, within }: { readonly section: CatalogueSection; readonly within: readonly string[] },
): readonly CatalogueRestriction[] {
  const restriction = restrictionOf(section.settings);
  const catalogs = listOf(section.settings['catalogs'], isText);
  if (restriction === null || catalogs === null || within.includes(section.id)) return [];
  if (catalogs.length === 0) return [restriction];
  const deeper = [...within, section.id];
  return sections
    .filter(({ id }) => catalogs.includes(id))
    .flatMap((inner) => restrictionsOfOne(sections, { section: inner, within: deeper }))
    .map((inner) => narrowed(inner, restriction));
}

function restrictionOf(settings: CatalogueSection['settings']): CatalogueRestriction | null {
  const activities = listOf(settings['activities'], isId);
  const allowed = listOf(settings['allowed_status'], isText);
  // the name of the same setting in a grid of dates (2 §2)
  const status = listOf(settings['status'], isText);
  const includesStarted = flagOf(settings['include_started_availabilities'], true);
  const available = flagOf(settings['available-only'], false);
  const segments = listOf(settings['segments'], isText);
  if (activities === null || segments === null) return null;
  if (allowed === null || status === null) return null;
  if (includesStarted === null || available === null) return null;
  const restriction = {
    activities: orAll(activities),
    statuses: inBoth(orAll(allowed), orAll(status)),
    started: includesStarted,
    segments: segments.length === 0 ? [] : [segments],
  };
  return available ? narrowed(restriction, { ...EVERYTHING, statuses: ['OPEN'] }) : restriction;
}

function narrowed(one: CatalogueRestriction, other: CatalogueRestriction): CatalogueRestriction {
  return {
    activities: inBoth(one.activities, other.activities),
    statuses: inBoth(one.statuses, other.statuses),
    started: one.started && other.started,
    segments: [...one.segments, ...other.segments],
  };
}

function inBoth<Value>(
  one: readonly Value[] | null,
  other: readonly Value[] | null,
): readonly Value[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((value) => other.includes(value));
}

const orAll = <Value>(values: readonly Value[]): readonly Value[] | null =>
  values.length === 0 ? null : values;
const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number => Number.isSafeInteger(value);

/** Returns a setting that is a list: empty when it is not set, null when it is invalid. */
function listOf<Value>(
  setting: unknown,
  is: (value: unknown) => value is Value,
): readonly Value[] | null {
  if (setting === undefined) return [];
  return Array.isArray(setting) && setting.every(is) ? setting : null;
}

function flagOf(setting: unknown, usual: boolean): boolean | null {
  if (setting === undefined) return usual;
  return typeof setting === 'boolean' ? setting : null;
}
