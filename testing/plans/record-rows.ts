import { connect } from '@ribambelle/database/connect.ts';
import { storedRecords } from '@ribambelle/server/records.ts';
import { columnFields } from '@ribambelle/server/records/stored-kinds.ts';
import { validValues } from '../records/samples.ts';

/** The number of rows of each: too many to read a page of them from the whole table. */
const MANY = 600;

/**
 * Fills the table of each record of which an organiser has none, with the values that the contract
 * of records tries.
 */
export async function fillRecords(databaseUrl: string, organiser_id: number): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    for (const { record, table } of storedRecords) {
      const columns = columnFields(record).map((name) => client.escapeIdentifier(name));
      const rows = Array.from({ length: MANY }, (_, index) => validValues(record, index + 1));
      const { rowCount } = await client.query(
        `insert into ${table} (organiser_id, ${columns.join(', ')})
         select $1, ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $2)
         where not exists (select from ${table} where organiser_id = $1)`,
        [organiser_id, JSON.stringify(rows)],
      );
      if (rowCount !== 0) await client.query(`analyze ${table}`);
    }
  } finally {
    await client.end();
  }
}
