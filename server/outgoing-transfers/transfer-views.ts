import type { TransferState } from '@ribambelle/domain/outgoing-transfers/transfer-states.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ListQuery } from '../lists/list-views.ts';

interface TransferRow {
  readonly cuid: string;
  readonly amount: number;
  readonly holder: string;
  readonly iban: string;
  readonly message: string;
  readonly state: TransferState;
  readonly created_at: string;
  readonly made_by: string | null;
  readonly customer_cuid: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly payment: string | null;
  readonly sepa_file: number | null;
  readonly note: string;
}

const BY = sql`(select s.firstname || ' ' || s.lastname from collaborators s
  where s.organiser_id = t.organiser_id and s.id = t.created_by)`;

/** Selects the transfers of a state, or of a file by its cuid, the last first. */
export function selectTransfers(filters: {
  readonly state?: TransferState | undefined;
  readonly sepa_file?: string | undefined;
}): ListQuery<TransferRow> {
  const conditions = [sql`true`];
  if (filters.state !== undefined) conditions.push(sql`t.state = ${filters.state}`);
  if (filters.sepa_file !== undefined)
    conditions.push(
      sql`t.sepa_file_id = (select id from sepa_files where cuid = ${filters.sepa_file})`,
    );
  const matching = sql.join(conditions, sql` and `);
  return {
    rows: sql`
      select t.cuid, t.amount, t.holder, t.iban, t.message, t.state, t.created_at, t.note, ${BY} as made_by,
        c.cuid as customer_cuid, c.firstname, c.lastname, p.cuid as payment, f.number as sepa_file
      from outgoing_transfers t
      join customers c on c.organiser_id = t.organiser_id and c.id = t.customer_id
      left join refunds r on r.organiser_id = t.organiser_id and r.id = t.refund_id
      left join payments p on p.organiser_id = r.organiser_id and p.id = r.payment_id
      left join sepa_files f on f.organiser_id = t.organiser_id and f.id = t.sepa_file_id
      where ${matching} order by t.created_at desc, t.id`,
    counted: sql`select from outgoing_transfers t where ${matching}`,
  };
}

/** Counts the transfers that wait for a file, and adds them up in minor units. */
export async function sumWaiting(db: Db): Promise<{ count: number; amount: number }> {
  const { rows } = await sql<{ count: number; amount: number }>`
    select count(*)::integer as count, coalesce(sum(amount), 0)::bigint as amount
    from outgoing_transfers where state = 'PENDING'`.execute(db);
  return rows[0] ?? { count: 0, amount: 0 };
}

interface SepaFileRow {
  readonly cuid: string;
  readonly number: number;
  readonly transfers: number;
  readonly amount: number;
  readonly failed: number;
  readonly created_at: string;
  readonly made_by: string | null;
  readonly executed_at: string | null;
}

/** Selects the files, the last first. */
export function selectSepaFiles(): ListQuery<SepaFileRow> {
  return {
    rows: sql`
      select t.cuid, t.number, t.transfers, t.amount, t.created_at, t.executed_at, ${BY} as made_by,
        (select count(*)::integer from outgoing_transfers o
          where o.organiser_id = t.organiser_id and o.sepa_file_id = t.id and o.state = 'FAILED') as failed
      from sepa_files t order by t.number desc`,
    counted: sql`select from sepa_files`,
  };
}
