import { isPeriod } from '@ribambelle/domain/activities/period.ts';

/** What a visitor filters by, as it stands in the address (2 §2). */
export interface GridQuery {
  readonly search: string;
  /** Values of which any number may be chosen, by their name in the address: `location`, `period`, `weekday`, `category-{cuid}`. */
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

/** What a value of this name looks like; undefined when the name is not ours. */
function valueOf(name: string): ((value: string) => boolean) | undefined {
  if (name === 'period') return isPeriod;
  if (name === 'weekday') return (value) => /^[1-7]$/.test(value);
  return name === 'location' || GROUP.test(name) ? (value) => CUID.test(value) : undefined;
}

/** The second spelling of the months (2 §2) is read like the first. */
const nameOf = (name: string): string => (name === 'availabilities-period' ? 'period' : name);

/** Reads the address; whatever is no filter value is passed over, so that no address breaks the page. */
export function readGridQuery(search: URLSearchParams): GridQuery {
  const chosen: Record<string, readonly string[]> = {};
  // forms without JavaScript repeat a name, ours separate by commas: both are read
  for (const [written, values] of search) {
    const name = nameOf(written);
    const fits = valueOf(name);
    const all =
      fits === undefined
        ? []
        : [...new Set([...(chosen[name] ?? []), ...values.split(',').filter(fits)])];
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

/** The address of a choice, `?search=eau&page_number=2`; what is not ours in the present address stays. */
export function gridHref(query: GridQuery, present: URLSearchParams): string {
  const written = new URLSearchParams();
  for (const [name, value] of present)
    if (!SINGLE.includes(name) && valueOf(nameOf(name)) === undefined) written.append(name, value);
  if (query.search !== '') written.set('search', query.search);
  for (const [name, values] of Object.entries(query.chosen))
    if (values.length > 0) written.set(name, values.join(','));
  if (query.date !== null) written.set('date', query.date);
  if (query.age !== null) written.set('age', String(query.age));
  if (query.page_number > 1) written.set('page_number', String(query.page_number));
  const text = written.toString().replaceAll('%2C', ',');
  return text === '' ? '?' : `?${text}`;
}

/** How many filters are active: each chosen value, a search, a day and an age count one. */
export function activeFilters(query: GridQuery): number {
  const { search, date, age, chosen } = query;
  const single = [search || null, date, age].filter((one) => one !== null);
  return Object.values(chosen).flat().length + single.length;
}

/** A changed filter begins at the first page again (2 §2). */
export function changeFilter(
  query: GridQuery,
  change: Partial<Omit<GridQuery, 'page_number'>>,
): GridQuery {
  return { ...query, ...change, page_number: 1 };
}

/** All chosen categories, whatever their group. */
export function chosenCategories({ chosen }: GridQuery): string[] {
  return Object.keys(chosen)
    .filter((name) => GROUP.test(name))
    .flatMap((name) => chosen[name] ?? [])
    .slice(0, 100);
}

/** A day of the calendar, written as the server knows it. */
function dayIn(text: string | null): string | null {
  if (text === null || !/^[^0]\d{3}-\d\d-\d\d$/.test(text)) return null;
  const day = new Date(text);
  return Number(day) && day.toISOString().startsWith(text) ? text : null;
}

/** Null for what is none, or above the highest. */
function wholeNumber(text: string | null, highest: number): number | null {
  const value = Number(text);
  return text !== null && /^\s*\d{1,7}\s*$/.test(text) && value <= highest ? value : null;
}
