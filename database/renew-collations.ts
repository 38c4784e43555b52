import type { Client } from 'pg';

/**
 * Rebuilds the indexes made by an older version of the server's collation library, and returns
 * their names. The library decides the order of names, and so of their indexes; another version may
 * order them differently.
 */
export async function renewCollations(client: Pick<Client, 'query'>): Promise<string[]> {
  const { rows } = await client.query(`
    select distinct c.oid::regcollation::text as collation, i.oid::regclass::text as index
    from pg_collation c
    join pg_depend d on d.refclassid = 'pg_collation'::regclass and d.refobjid = c.oid and d.classid = 'pg_class'::regclass
    join pg_class i on i.oid = d.objid and i.relkind = 'i'
    where c.collnamespace = 'public'::regnamespace and c.collversion is distinct from pg_collation_actual_version(c.oid)
    order by 2`);
  for (const { index } of rows) await client.query(`reindex index ${String(index)}`);
  for (const collation of new Set(rows.map((row) => String(row.collation))))
    await client.query(`alter collation ${collation} refresh version`);
  return rows.map(({ index }) => String(index));
}
