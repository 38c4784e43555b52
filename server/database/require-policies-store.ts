import { Refusal } from '@ribambelle/database/refusal.ts';
import type pg from 'pg';

/**
 * Refuses a login for which the policies of the tables do not hold: they alone keep one organiser
 * from another's rows (decision 263), and an owner, a superuser or an address with settings of its
 * own passes them by. Ends the connections then.
 */
export async function requirePolicies(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ held: boolean }>(
    "select row_security_active('organisers') and row_security_active('payments') as held",
  );
  if (rows[0]?.held === true) return;
  await pool.end();
  throw new Refusal(
    'The login of the server could read every organiser: give APP_DATABASE_URL a login that owns no table and is a member of ribambelle_app, without settings in its address.',
  );
}
