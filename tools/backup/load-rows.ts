import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { Refusal } from '@ribambelle/database/refusal.ts';
import type { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { Trailer } from './backup-format.ts';
import { type ReadBackup, readBackup, type RowsTaker } from './read-backup.ts';
import { RowsHash } from './rows-hash.ts';
import { setUnguarded } from './unguarded.ts';
import { copied, listTables, SESSION, type Table } from './tables.ts';

/**
 * Loads a backup into the tables of a database of the same version, in one transaction; their
 * former content goes. Each table is read back and compared, and its references are checked, before
 * any of it counts. Refuses a backup whose tables differ.
 */
export async function loadRows(client: Client, file: string): Promise<ReadBackup> {
  await client.query(SESSION);
  await client.query('begin');
  try {
    const tables = await listTables(client);
    const guard = await setUnguarded(client);
    await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`);
    const backup = await readBackup(file, (table) => loadTable(client, { table, tables }));
    await client.query('set constraints all immediate');
    await guard();
    await compare(client, backup.trailer);
    await setSequences(client, backup.trailer);
    await client.query('commit');
    return backup;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function loadTable(
  client: Client,
  { table, tables }: { table: Table; tables: readonly Table[] },
): Promise<RowsTaker> {
  const target = tables.find(({ name }) => name === table.name);
  const strange = table.columns.filter((column) => target?.columns.includes(column) !== true);
  if (target === undefined || strange.length > 0)
    throw new Refusal(
      `The backup has ${target === undefined ? '' : `${strange.join(', ')} of `}${table.name}, which the tables of its version have not: nothing was restored.`,
    );
  const rows = client.query(copyFrom(`copy ${copied(client, table)} from stdin`));
  // an error of the database may come at any time, also between two chunks
  const over = finished(rows);
  over.catch(() => {});
  return {
    add: async (chunk) => {
      if (!rows.write(chunk)) await Promise.race([once(rows, 'drain'), over]);
    },
    end: async () => {
      rows.end();
      await over;
    },
  };
}

/** Reads every table again: its content must match the file. */
async function compare(client: Client, { tables: hashes }: Trailer): Promise<void> {
  for (const table of await listTables(client)) {
    const { rows, hash } = await hashTable(client, table);
    const expected = hashes[table.name];
    if (expected !== undefined && (expected.rows !== rows || expected.hash !== hash))
      throw new Refusal(
        `${table.name} is not what it was after it was restored: nothing was kept of it. Please report this.`,
      );
  }
}

/** Hashes the present content of a table, in the columns of a backup. */
async function hashTable(client: Client, table: Table) {
  const hash = new RowsHash();
  for await (const chunk of client.query(copyTo(`copy ${copied(client, table)} to stdout`)))
    hash.add(chunk);
  return hash.answer();
}

async function setSequences(client: Client, { sequences }: Trailer): Promise<void> {
  for (const { name, last_value, is_called } of sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      name,
      last_value,
      is_called,
    ]);
}
