import { isPeriod } from '@ribambelle/domain/activities/period.ts';

/** The filters of a visitor, as they are in the address (2 §2). */
export interface GridQuery {
  readonly search: string;
  /**
   * Multiple choices, by their name in the address: `location`, `period`, `weekday`,
   * `category-{cuid}`.
   */
  readonly chosen: Readonly<Record<string, readonly string[]>>;
  readonly date: string | null;
  readonly age: number | null;
  readonly page_number: number;
}

export const NOTHING_CHOSEN: GridQuery = {
  search: '',
  chosen: {},
  date: null,
  age: null,
  page_number: 1,
};

const CUID = /^[a-z0-9-]{1,64}$/;
const GROUP = /^category-[a-z0-9-]{1,64}$/;
const MOST_CHOSEN = 24;
const SINGLE = ['search', 'date', 'age', 'page_number'];

/** Returns the test for a value of this name; undefined for a name that is not ours. */
function valueOf(name: string): ((value: string) => boolean) | undefined {
  if (name === 'period') return isPeriod;
  if (name === 'weekday') return (value) => /^[1-7]$/.test(value);
  return name === 'location' || GROUP.test(name) ? (value) => CUID.test(value) : undefined;
}

/** Returns the name of a filter: the second spelling of the months (2 §2) means the same. */
const nameOf = (name: string): string => (name === 'availabilities-period' ? 'period' : name);

/**
 * Reads the address; anything that is no valid filter is ignored, so that no address breaks the
 * page.
 */
export function readGridQuery(search: URLSearchParams): GridQuery {
  const chosen: Record<string, readonly string[]> = {};
  // forms without JavaScript repeat a name, ours separate values by commas: both are read
  for (const [param, values] of search) {
    const name = nameOf(param);
    const isValue = valueOf(name);
    const all =
      isValue === undefined
        ? []
        : [...new Set([...(chosen[name] ?? []), ...values.split(',').filter(isValue)])];
    if (all.length > 0) chosen[name] = all.slice(0, MOST_CHOSEN);
  }
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    chosen,
    date: dayIn(search.get('date')),
    age: wholeNumber(search.get('age'), 120),
    page_number: wholeNumber(search.get('page_number'), 1_000_000) || 1,
  };
}

/**
 * Returns the query of a choice, `?search=eau&page_number=2`; keeps the names of the present
 * address that are not ours.
 */
export function gridHref(query: GridQuery, present: URLSearchParams): string {
  const params = new URLSearchParams();
  for (const [name, value] of present)
    if (!SINGLE.includes(name) && valueOf(nameOf(name)) === undefined) params.append(name, value);
  if (query.search !== '') params.set('search', query.search);
  for (const [name, values] of Object.entries(query.chosen))
    if (values.length > 0) params.set(name, values.join(','));
  if (query.date !== null) params.set('date', query.date);
  if (query.age !== null) params.set('age', String(query.age));
  if (query.page_number > 1) params.set('page_number', String(query.page_number));
  const text = params.toString().replaceAll('%2C', ',');
  return text === '' ? '?' : `?${text}`;
}

/**
 * Returns the number of active filters: each chosen value, a search, a day and an age count as one.
 */
export function activeFilters(query: GridQuery): number {
  const { search, date, age, chosen } = query;
  const single = [search || null, date, age].filter((one) => one !== null);
  return Object.values(chosen).flat().length + single.length;
}

/** Changes a filter, and returns to the first page (2 §2). */
export function changeFilter(
  query: GridQuery,
  change: Partial<Omit<GridQuery, 'page_number'>>,
): GridQuery {
  return { ...query, ...change, page_number: 1 };
}

/** Returns all chosen categories of any group. */
export function chosenCategories({ chosen }: GridQuery): string[] {
  return Object.keys(chosen)
    .filter((name) => GROUP.test(name))
    .flatMap((name) => chosen[name] ?? [])
    .slice(0, 100);
}

/** Returns a day of the calendar, as the server writes it; null for an invalid one. */
function dayIn(text: string | null): string | null {
  if (text === null || !/^[^0]\d{3}-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(text);
  return Number(day) && day.toISOString().startsWith(text) ? text : null;
}

/** Returns a whole number; null for another text, or above the highest. */
function wholeNumber(text: string | null, highest: number): number | null {
  const value = Number(text);
  return text !== null && /^\s*\d{1,7}\s*$/.test(text) && value <= highest ? value : null;
}
