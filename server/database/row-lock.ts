import { type RawBuilder, sql } from 'kysely';

const LOCKS = {
  a: sql`for no key update of a`,
  bundle: sql`for update of s`,
  c: sql`for update of c`,
  cart: sql`for no key update of c`,
  coupon: sql`for update of p`,
  d: sql`for no key update of d`,
  m: sql`for no key update of m`,
  p: sql`for no key update of p`,
  q: sql`for no key update of q`,
  r: sql`for no key update of r`,
  s: sql`for no key update of s`,
  t: sql`for update of t`,
  customers: sql`for no key update of customers`,
  payments: sql`for no key update of payments`,
  registrations: sql`for no key update of registrations`,
} as const;

/**
 * Returns a lock for which a race test has a negative control: availabilities (a), their dates (d),
 * prices of options (p), registration requests (q), resources and receivables (r), sold vouchers
 * (s), dates of registrations that are marked (t), the customer, a registration that is changed,
 * sold packs and coupons whose uses are counted, a cart, payments and mandates (m); two families
 * that are merged (c), with their records (d, r, q, s) and payments (p). RIBAMBELLE_TEST_NO_LOCK=1
 * removes these locks, for those tests alone: with any NODE_ENV but `test` the server then refuses
 * calls that need one.
 */
export function rowLock(of: keyof typeof LOCKS): RawBuilder<unknown> {
  return areLocksOff() ? sql`` : LOCKS[of];
}

/**
 * Returns the condition by which of several writers only the first changes a row (compare-and-set).
 * It is left out together with the locks.
 */
export function ifStill(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return areLocksOff() ? sql`true` : condition;
}

function areLocksOff(): boolean {
  if (process.env['RIBAMBELLE_TEST_NO_LOCK'] !== '1') return false;
  if (process.env['NODE_ENV'] !== 'test')
    throw new Error('RIBAMBELLE_TEST_NO_LOCK is for tests: set NODE_ENV=test or unset it');
  return true;
}
