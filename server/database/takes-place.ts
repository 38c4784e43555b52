import { type RawBuilder, sql } from 'kysely';

/**
 * Tests whether somebody is expected on a date: the rule of `domain/registrations/takes-place.ts`
 * in SQL, for a row `t` of `registration_dates`, its registration `r` and its date `d`. All code
 * that reads dates of registrations uses it, or is listed in `tools/tidy/dates-that-take-place.ts`
 * with a reason.
 */
export const takesPlace = ({
  t = 't',
  r = 'r',
  d = 'd',
}: Partial<Record<'t' | 'r' | 'd', string>> = {}): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${r}.cancelled_at`)} is null and not ${isOff({ t, d })})`;

/**
 * Tests whether a date does not take place for a registration, cancelled or not: it was called off,
 * or its share was taken off once.
 */
export const isOff = ({
  t = 't',
  d = 'd',
}: Partial<Record<'t' | 'd', string>> = {}): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${d}.called_off_at`)} is not null or ${sql.ref(`${t}.taken_off_amount`)} is not null)`;

/**
 * Tests whether a registration keeps its place on a date: also on one that was called off, which
 * may be opened again; not on one whose share was taken off.
 */
export const keepsDate = ({
  t = 't',
  r = 'r',
}: Partial<Record<'t' | 'r', string>> = {}): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${r}.cancelled_at`)} is null and ${sql.ref(`${t}.taken_off_amount`)} is null)`;
