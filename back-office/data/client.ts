import { ApiError, createClient } from '@ribambelle/api/client.ts';
import { QueryCache, QueryClient, MutationCache } from '@tanstack/react-query';
import { currentLanguage } from '../texts/language.ts';

/** Calls an endpoint of the back-office, in the language of its user. */
export const call = createClient({ language: currentLanguage });

/** True for a refusal that will be the same the next time: asking again is of no use. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** A session that ended while somebody worked: ask for it again, and the sign-in page shows. */
function noticeExpiry(error: unknown): void {
  if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN') void queries.invalidateQueries({ queryKey: ['getOfficeSession'] });
}

/** What was asked of the server and is kept for a while; an action tells which of it is out of date. */
export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error, query) => (query.queryKey[0] === 'getOfficeSession' ? undefined : noticeExpiry(error)) }),
  mutationCache: new MutationCache({ onError: noticeExpiry }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 2 && !isFinal(error) },
    mutations: { retry: false },
  },
});
