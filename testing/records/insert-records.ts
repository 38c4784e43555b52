import type { StoredRecord } from '@ribambelle/server/records/stored-record.ts';
import { columnFields } from '@ribambelle/server/records/stored-kinds.ts';
import type { Client } from 'pg';
import { validValues } from './samples.ts';

/**
 * Inserts as many rows of a record, with the values that its contract tries, when an organiser has
 * none. Returns the number of rows.
 */
export async function insertRecords(
  client: Client,
  { record, table }: StoredRecord,
  of: { readonly organiser_id: number; readonly many: number },
): Promise<number> {
  const columns = columnFields(record).map((name) => client.escapeIdentifier(name));
  const rows = Array.from({ length: of.many }, (_, index) => validValues(record, index + 1));
  const { rowCount } = await client.query(
    `insert into ${table} (organiser_id, ${columns.join(', ')})
     select $1, ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $2)
     where not exists (select from ${table} where organiser_id = $1)`,
    [of.organiser_id, JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}
