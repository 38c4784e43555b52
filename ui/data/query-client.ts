import { ApiError } from '@ribambelle/api/client.ts';
import { QueryClient } from '@tanstack/react-query';

const FIVE_MINUTES = 300_000;
/** What the server read for the page is not asked again at once. */
const FRESH = 20_000;

/** Retry, refetch on focus and on reconnect, kept for five minutes (1 §4, §9.1). A refusal is an answer and is not retried. */
export function createQueryClient(where: 'browser' | 'server'): QueryClient {
  const retry = (failures: number, error: Error) =>
    failures < 3 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 500);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: where === 'server' ? false : retry,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        staleTime: FRESH,
        gcTime: where === 'server' ? Number.POSITIVE_INFINITY : FIVE_MINUTES,
      },
    },
  });
}
