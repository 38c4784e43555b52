import { askingPassword } from '@ribambelle/api/asking-password.ts';
import { ApiError, createClient } from '@ribambelle/api/client.ts';
import { QueryCache, QueryClient, MutationCache } from '@tanstack/react-query';
import { currentLanguage } from '../texts/language.ts';
import { askPassword } from './password-question.ts';

/** Calls an endpoint of the back-office, in the language of its user; a sensitive act asks for the password first (R29). */
export const call = askingPassword(createClient({ language: currentLanguage }), askPassword);

/** The same under a key of its own: however often it is sent, the server does it once. */
export function callOnce(key: string) {
  const headers = { 'idempotency-key': key };
  return askingPassword(createClient({ language: currentLanguage, headers }), askPassword);
}

/** A key that nobody else has. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** True for a refusal that will be the same the next time: asking again is of no use. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500;
}

/** A session that ended while somebody worked: ask for it again, and the sign-in page shows. */
function noticeExpiry(error: unknown): void {
  if (error instanceof ApiError && error.code === 'NOT_SIGNED_IN')
    void queries.invalidateQueries({ queryKey: ['getOfficeSession'] });
}

/** What was asked of the server and is kept for a while; an action tells which of it is out of date. */
export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) =>
      query.queryKey[0] === 'getOfficeSession' ? undefined : noticeExpiry(error),
  }),
  mutationCache: new MutationCache({ onError: noticeExpiry }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (failures, error) => failures < 2 && !isFinal(error) },
    mutations: { retry: false },
  },
});
