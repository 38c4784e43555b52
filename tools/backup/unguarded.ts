import type { Client } from 'pg';

interface Guard {
  readonly off: string;
  readonly on: string;
}

const OURS = "n.nspname in ('public', 'graphile_worker')";

/**
 * Lets rows be loaded unchanged and in any order, and returns the function that restores the
 * guards: our triggers are off, so that nothing is counted, sent or queued again, and foreign keys
 * are dropped, to be recreated and checked. An owner of the tables may do so;
 * `session_replication_role` is for superusers only, and would check no key afterwards.
 */
export async function setUnguarded(client: Client): Promise<() => Promise<void>> {
  const guards = [...(await foreignKeys(client)), ...(await triggers(client))];
  for (const { off } of guards) await client.query(off);
  return async () => {
    for (const { on } of guards) await client.query(on);
  };
}

/** In the order of their creation, which is the order in which they act. */
async function foreignKeys(client: Client): Promise<Guard[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(k.conname) as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and k.contype = 'f' order by k.oid`,
  );
  return rows.map(({ table, name, definition }) => ({
    off: `alter table ${table} drop constraint ${name}`,
    on: `alter table ${table} add constraint ${name} ${definition}`,
  }));
}

async function triggers(client: Client): Promise<Guard[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(t.tgname) as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where ${OURS} and not t.tgisinternal and t.tgenabled = 'O' order by t.oid`,
  );
  return rows.map(({ table, name }) => ({
    off: `alter table ${table} disable trigger ${name}`,
    on: `alter table ${table} enable trigger ${name}`,
  }));
}
