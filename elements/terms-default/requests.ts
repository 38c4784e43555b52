import type { Ask } from '@ribambelle/api/client.ts';

/**
 * Returns the call for the current terms, or for the version that the address names: `?version=2`.
 */
export const termsRequest = (search: URLSearchParams): Ask<'getTerms'> => {
  const number = Number(search.get('version') ?? Number.NaN);
  return Number.isInteger(number) && number >= 1 ? { number } : {};
};
