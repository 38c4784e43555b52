/** A section of a page that lists what can be bought, with settings that nobody has checked yet (1 §3.4). */
export interface CatalogueSection {
  readonly id: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What a section shows: these activities, availabilities in these states, and those that have started or not. Null is no limit. */
export interface CatalogueRestriction {
  readonly activities: readonly number[] | null;
  readonly statuses: readonly string[] | null;
  readonly started: boolean;
  /** In one segment of each of these lists, by their cuids. */
  readonly segments: readonly (readonly string[])[];
}

const EVERYTHING: CatalogueRestriction = {
  activities: null,
  statuses: null,
  started: true,
  segments: [],
};

/**
 * What the sections of these ids show: something shown by any of the answers is shown by one of them. An id may stand on several pages.
 * A section that names others in `catalogs` narrows what those show; an unknown one shows nothing, and so does one with wrong settings.
 */
export function restrictionsOf(
  sections: readonly CatalogueSection[],
  ids: readonly string[],
): readonly CatalogueRestriction[] {
  const wanted = new Set(ids);
  return sections
    .filter(({ id }) => wanted.has(id))
    .flatMap((section) => restrictionsOfOne(sections, { section, within: [] }));
}

function restrictionsOfOne(
  sections: readonly CatalogueSection[],
  { section, within }: { readonly section: CatalogueSection; readonly within: readonly string[] },
): readonly CatalogueRestriction[] {
  const own = restrictionOf(section.settings);
  const named = listOf(section.settings['catalogs'], isText);
  if (own === null || named === null || within.includes(section.id)) return [];
  if (named.length === 0) return [own];
  const deeper = [...within, section.id];
  return sections
    .filter(({ id }) => named.includes(id))
    .flatMap((inner) => restrictionsOfOne(sections, { section: inner, within: deeper }))
    .map((inner) => narrowed(inner, own));
}

function restrictionOf(settings: CatalogueSection['settings']): CatalogueRestriction | null {
  const activities = listOf(settings['activities'], isId);
  const allowed = listOf(settings['allowed_status'], isText);
  // what a grid of dates calls the same (2 §2)
  const status = listOf(settings['status'], isText);
  const started = flagOf(settings['include_started_availabilities'], true);
  const available = flagOf(settings['available-only'], false);
  const segments = listOf(settings['segments'], isText);
  if (activities === null || segments === null) return null;
  if (allowed === null || status === null) return null;
  if (started === null || available === null) return null;
  const own = {
    activities: orAll(activities),
    statuses: inBoth(orAll(allowed), orAll(status)),
    started,
    segments: segments.length === 0 ? [] : [segments],
  };
  return available ? narrowed(own, { ...EVERYTHING, statuses: ['OPEN'] }) : own;
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

/** A list of a setting, empty when it is not set, null when it is something else. */
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
