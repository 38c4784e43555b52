import type { Client } from 'pg';

/** Our own tables, and those of the queue with the jobs that wait in it. */
const SCHEMAS = ['public', 'graphile_worker'];
/** The table in which the queue keeps its own version: it is created with its tables. */
const OF_THE_QUEUE = 'graphile_worker.migrations';

export interface Table {
  /** The name with its schema, as SQL. */
  readonly name: string;
  /** The columns with data of their own: generated ones are generated again. */
  readonly columns: readonly string[];
}

interface Sequence {
  readonly name: string;
  readonly last_value: string;
  readonly is_called: boolean;
}

/** Lists every table that holds data, with its columns, sorted by name. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
       array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where n.nspname = any($1) and c.relkind = 'r'
     group by 1 order by 1`,
    [SCHEMAS],
  );
  return rows.filter(({ name }) => name !== OF_THE_QUEUE);
}

/**
 * Reads the position of each sequence; call it after reading the rows, so that no row's number is
 * given again.
 */
export async function readSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'S' order by 1`,
    [SCHEMAS],
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: states } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text, is_called from ${name}`,
    );
    for (const state of states) sequences.push({ name, ...state });
  }
  return sequences;
}

/** Settings under which every server writes values as the same text, and nothing times out. */
export const SESSION = `set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'; set timezone = 'UTC'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set row_security = off; set statement_timeout = 0;
  set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set search_path = public, pg_temp`;

/** Returns a table with its columns, for COPY. */
export function copied(client: Client, { name, columns }: Table): string {
  return `${name} (${columns.map((column) => client.escapeIdentifier(column)).join(', ')})`;
}
