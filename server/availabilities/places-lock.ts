import { type RawBuilder, sql } from 'kysely';

/**
 * The lock that keeps places from being sold twice. RIBAMBELLE_TEST_NO_LOCK=1 takes it away, for the negative control of the
 * race tests alone: with any NODE_ENV but `test` the server then refuses to give places at all.
 */
export function placesLock(of: 'a' | 'd'): RawBuilder<unknown> {
  if (process.env['RIBAMBELLE_TEST_NO_LOCK'] !== '1')
    return of === 'a' ? sql`for no key update of a` : sql`for no key update of d`;
  if (process.env['NODE_ENV'] !== 'test')
    throw new Error('RIBAMBELLE_TEST_NO_LOCK is for tests: set NODE_ENV=test or unset it');
  return sql``;
}
