import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** A connected account as the settings show it. */
interface ShownProvider {
  readonly id: number;
  readonly cuid: string;
  readonly provider: 'mollie' | 'stripe';
  readonly mode: 'TEST' | 'LIVE';
  readonly account_name: string;
  readonly key_end: string;
  readonly in_use: boolean;
  readonly connected_at: string;
  readonly open_payments: number;
}

/** Loads the connected accounts, the latest first. */
export async function loadProviders(db: Db): Promise<readonly ShownProvider[]> {
  const { rows } = await sql<ShownProvider>`
    select p.id, p.cuid, p.provider, p.mode, p.account_name, p.key_end, p.connected_at,
      coalesce(p.id in (o.test_provider_id, o.live_provider_id), false) as in_use,
      (select count(*)::integer from payments open where open.payment_provider_id = p.id and open.state = 'PENDING') as open_payments
    from payment_providers p join organisers o on o.id = p.organiser_id
    where p.disconnected_at is null order by p.connected_at desc, p.id`.execute(db);
  return rows;
}

/** Counts the payments that wait for their money at an account. */
export async function countOpenPayments(db: Db, payment_provider_id: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select count(*)::integer as number from payments
    where payment_provider_id = ${payment_provider_id} and state = 'PENDING'`.execute(db);
  return rows[0]?.number ?? 0;
}
