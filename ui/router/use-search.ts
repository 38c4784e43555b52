import { useRouter } from './router-context.tsx';

type Change = string | number | readonly (string | number)[] | null | undefined;

/** New values of the query: null, undefined, empty text and empty lists remove one. */
export type SearchChanges = Readonly<Record<string, Change>>;

/**
 * Returns the query of the address, converted by `readParams`, and a function that changes parts of
 * it.
 * `const [{ page_number }, change] = useSearch(readPaging); change({ page_number: 2 })`
 */
export const useSearch = <Wanted>(
  readParams: (search: URLSearchParams) => Wanted,
): readonly [Wanted, (changes: SearchChanges) => void] => {
  const { pageUrl, navigate } = useRouter();
  const change = (changes: SearchChanges) =>
    navigate(`${pageUrl.path}${withChanges(pageUrl.search, changes)}`);
  return [readParams(new URLSearchParams(pageUrl.search)), change];
};

/** Returns a query with some values changed, in the same order. */
export function withChanges(search: string, changes: SearchChanges): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text === '') query.delete(name);
    else query.set(name, text);
  }
  const text = query.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** Reads a list written with commas. */
export function readList(search: URLSearchParams, name: string): string[] {
  return (search.get(name) ?? '').split(',').filter((part) => part !== '');
}
