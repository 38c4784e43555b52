/** What a visitor filters by, as it stands in the address (2 §2). */
export interface GridQuery {
  readonly search: string;
  readonly locations: readonly string[];
  /** The cuids of the chosen categories by the cuid of their group. */
  readonly categories: Readonly<Record<string, readonly string[]>>;
  readonly age: number | null;
  readonly page_number: number;
}

export const NOTHING_CHOSEN: GridQuery = { search: '', locations: [], categories: {}, age: null, page_number: 1 };

const CUID = /^[a-z0-9-]{1,64}$/;
const GROUP = /^category-([a-z0-9-]{1,64})$/;

/** Reads the address; whatever is no filter value is passed over, so that no address breaks the page. */
export function readGridQuery(search: URLSearchParams): GridQuery {
  const categories: Record<string, readonly string[]> = {};
  for (const name of new Set(search.keys())) {
    const group = GROUP.exec(name)?.[1];
    const chosen = group === undefined ? [] : cuidsOf(search, name);
    if (group !== undefined && chosen.length > 0) categories[group] = chosen;
  }
  return {
    search: (search.get('search') ?? '').trim().slice(0, 100),
    locations: cuidsOf(search, 'location').slice(0, 50),
    categories,
    age: wholeNumber(search.get('age'), { lowest: 0, highest: 120 }),
    page_number: wholeNumber(search.get('page_number'), { lowest: 1, highest: 1_000_000 }) ?? 1,
  };
}

/** The address of a choice, `?search=eau&page_number=2`; what is not ours in the present address stays. */
export function gridHref(query: GridQuery, present: URLSearchParams): string {
  const written = new URLSearchParams();
  for (const [name, value] of present) if (!isOurs(name)) written.append(name, value);
  if (query.search !== '') written.set('search', query.search);
  if (query.locations.length > 0) written.set('location', query.locations.join(','));
  for (const [group, chosen] of Object.entries(query.categories)) {
    if (chosen.length > 0) written.set(`category-${group}`, chosen.join(','));
  }
  if (query.age !== null) written.set('age', String(query.age));
  if (query.page_number > 1) written.set('page_number', String(query.page_number));
  const text = written.toString().replaceAll('%2C', ',');
  return text === '' ? '?' : `?${text}`;
}

/** How many filters are active: each chosen location and category, a search and an age count one. */
export function activeFilters(query: GridQuery): number {
  const chosen = Object.values(query.categories).flat().length + query.locations.length;
  return chosen + (query.search === '' ? 0 : 1) + (query.age === null ? 0 : 1);
}

/** A changed filter begins at the first page again (2 §2). */
export function changeFilter(query: GridQuery, change: Partial<Omit<GridQuery, 'page_number'>>): GridQuery {
  return { ...query, ...change, page_number: 1 };
}

/** All chosen categories, whatever their group. */
export function chosenCategories(query: GridQuery): string[] {
  return Object.values(query.categories).flat().slice(0, 100);
}

/** Forms without JavaScript repeat a name, ours separate by commas: both are read. */
function cuidsOf(search: URLSearchParams, name: string): string[] {
  const values = search.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(values)].filter((value) => CUID.test(value));
}

function wholeNumber(text: string | null, bounds: { readonly lowest: number; readonly highest: number }): number | null {
  if (text === null || !/^\d{1,7}$/.test(text.trim())) return null;
  const value = Number(text);
  return value >= bounds.lowest && value <= bounds.highest ? value : null;
}

function isOurs(name: string): boolean {
  return ['search', 'location', 'age', 'page_number'].includes(name) || GROUP.test(name);
}
