import { connect } from '@ribambelle/database/connect.ts';
import { storedRecords } from '@ribambelle/server/records.ts';
import { insertRecords } from '../records/insert-records.ts';

/** The number of rows of each: too many to read a page of them from the whole table. */
const MANY = 600;

/** Fills the table of each record of which an organiser has none. */
export async function fillRecords(databaseUrl: string, organiser_id: number): Promise<void> {
  const client = await connect(databaseUrl);
  try {
    for (const stored of storedRecords)
      if ((await insertRecords(client, stored, { organiser_id, many: MANY })) > 0)
        await client.query(`analyze ${stored.table}`);
  } finally {
    await client.end();
  }
}
