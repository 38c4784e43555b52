import type pg from 'pg';
import { COLUMNS, type SandboxPayment } from './sandbox-store.ts';

/** A payment to collect by a mandate, which is the id of the payment that it was given with. */
interface Charge {
  readonly mandate: string;
  readonly id: string;
  readonly payment_cuid: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly webhook_url: string;
}

/**
 * Collects by a mandate at once, once for each payment_cuid; null when the mandate is over or was
 * never given.
 */
export async function chargeSandboxMandate(
  pool: pg.Pool,
  charge: Charge,
): Promise<SandboxPayment | null> {
  const { mandate, id, payment_cuid, amount, currency, description, webhook_url } = charge;
  await pool.query(
    `insert into sandbox_payments (id, payment_cuid, amount, currency, description, language, webhook_url, return_url, cancel_url, state, expires_at, collected_by)
     select $2, $3, $4, $5, $6, m.language, $7, m.return_url, m.cancel_url, 'paid', now(), m.id
     from sandbox_payments m where m.id = $1 and m.keep and m.state = 'paid' and m.mandate_ended_at is null
     on conflict (payment_cuid) do nothing`,
    [mandate, id, payment_cuid, amount, currency, description, webhook_url],
  );
  return findSandboxCharge(pool, { mandate, payment_cuid });
}

/** Finds the payment that was collected by a mandate under a cuid; null for none. */
export async function findSandboxCharge(
  pool: pg.Pool,
  of: { readonly mandate: string; readonly payment_cuid: string },
): Promise<SandboxPayment | null> {
  const { rows } = await pool.query<SandboxPayment>(
    `select ${COLUMNS} from sandbox_payments where payment_cuid = $1 and collected_by = $2`,
    [of.payment_cuid, of.mandate],
  );
  return rows[0] ?? null;
}

/** Ends a mandate: nothing more is collected by it. */
export async function endSandboxMandate(pool: pg.Pool, mandate: string): Promise<void> {
  await pool.query(
    'update sandbox_payments set mandate_ended_at = now() where id = $1 and mandate_ended_at is null',
    [mandate],
  );
}
