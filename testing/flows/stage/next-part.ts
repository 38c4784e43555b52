import { connect } from '@ribambelle/database/connect.ts';

/** The moment at which today ends in Belgium. */
const TONIGHT = `(date_trunc('day', now() at time zone 'Europe/Brussels') + interval '1 day') at time zone 'Europe/Brussels'`;

/** Brings the days of what a family owes in instalments forward: its next part is due today. */
const BRING_FORWARD = `with debt as (
    select r.organiser_id, r.id, r.due_at - ${TONIGHT} as days from receivables r
    join customers c on c.organiser_id = r.organiser_id and c.id = r.customer_id
    where c.email = $1 and r.in_instalments and r.owed_amount > 0
  ), parts as (
    update instalments n set due_at = n.due_at - debt.days from debt where n.organiser_id = debt.organiser_id and n.receivable_id = debt.id
  ), covered as (
    update payment_mandate_debts d set handled_until = d.handled_until - debt.days from debt where d.organiser_id = debt.organiser_id and d.receivable_id = debt.id
  )
  update receivables r set due_at = r.due_at - debt.days from debt where r.organiser_id = debt.organiser_id and r.id = debt.id`;

/** Lets the round of seven o'clock of the family's organiser run now, as that of today. */
const RUN_ROUND = `update graphile_worker._private_jobs j set run_at = now(),
    payload = jsonb_set(j.payload::jsonb, '{day}', to_jsonb(to_char(now() at time zone 'Europe/Brussels', 'YYYY-MM-DD')))::json
  from customers c where c.email = $1 and j.key like 'collections ' || c.organiser_id || ' %'`;

/** Lets the next part of what a family pays in instalments be due, and the round collect it. */
export async function reachNextPart(email: string): Promise<void> {
  const client = await connect(process.env['FLOWS_DATABASE_URL'] ?? '');
  await client.query(BRING_FORWARD, [email]);
  const { rowCount } = await client.query(RUN_ROUND, [email]);
  await client.end();
  if (rowCount === 0) throw new Error(`No round waits for the organiser of ${email}`);
}

/** Finds the address of a family's record in the back-office. */
export async function recordOf(email: string): Promise<string> {
  const client = await connect(process.env['FLOWS_DATABASE_URL'] ?? '');
  const { rows } = await client.query('select cuid from customers where email = $1', [email]);
  await client.end();
  return `/customers/${rows[0]?.cuid}/overview`;
}
