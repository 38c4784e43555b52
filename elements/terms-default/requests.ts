import type { Ask } from '@ribambelle/api/client.ts';

/** The call for the terms that hold now, or for those that the address names: `?version=2`. */
export const termsRequest = (search: URLSearchParams): Ask<'getTerms'> => {
  const number = Number(search.get('version') ?? Number.NaN);
  return Number.isInteger(number) && number >= 1 ? { number } : {};
};
