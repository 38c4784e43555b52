import type { Sql } from '../factories/factories.ts';

/**
 * Tables that may change though no data of anybody changed: sessions, counted tries, stored
 * answers, messages of the provider, the security log.
 */
const FREE = ['sessions', 'rate_limits', 'idempotency_keys', 'sandbox_messages', 'security_events'];

/** The changes since the last restore, by table. */
export interface Look {
  /** The tables in which a row was written, changed or deleted. */
  readonly changed: readonly string[];
  /** The tables in which that row belongs to the other organiser, or to the neighbour. */
  readonly others: readonly string[];
}

/** Watches every table of both organisers, and can restore them. */
export interface Traces {
  look(): Promise<Look>;
  /** Restores everything that was written since the last time, including sessions. */
  restore(): Promise<void>;
}

/**
 * Copies every table as it is now, and has the database note each row that a committed transaction
 * wrote, so that a look costs the same with ten tables and with two hundred. A rewritten row counts
 * as changed, even with the same content.
 */
export async function watchTables(
  sql: Sql,
  others: { readonly organiser_id: number; readonly customer_id: number },
): Promise<Traces> {
  const tables = await sql<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1 order by 1`,
  );
  await sql(notesOf(others));
  for (const { name } of tables)
    await sql(
      `create table kept.${name} as table public.${name};
       create trigger noted after insert or update or delete on public.${name} for each row execute function traces.note();
       create trigger noted_whole after truncate on public.${name} execute function traces.note_all();`,
    );
  const notesWritten = () =>
    sql<Note>(
      'select name, bool_or(of_others) as of_others from traces.notes group by 1 order by 1',
    );
  return {
    look: async () => {
      const notes = (await notesWritten()).filter(({ name }) => !FREE.includes(name));
      return {
        changed: notes.map(({ name }) => name),
        others: notes.filter(({ of_others }) => of_others).map(({ name }) => name),
      };
    },
    restore: async () => {
      const names = new Set((await notesWritten()).map(({ name }) => name));
      const back = tables
        .filter(({ name }) => names.has(name))
        .map(
          ({ name, columns }) =>
            `delete from public.${name}; insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name};`,
        );
      // a replica runs no triggers: restored rows are not noted
      await sql(
        `begin; set local session_replication_role = replica; ${back.join(' ')} delete from traces.notes; commit;`,
      );
    },
  };
}

interface Note {
  readonly name: string;
  /** True when a row belongs to the other organiser, or to the neighbour. */
  readonly of_others: boolean;
}

/** Returns the SQL that notes each written row; the note is rolled back with the transaction. */
function notesOf(others: { readonly organiser_id: number; readonly customer_id: number }): string {
  return `
    create schema kept;
    create schema traces;
    create table traces.notes (name text not null, of_others boolean not null);
    create function traces.is_of_others(in_table text, written jsonb) returns boolean language sql immutable as $$
      select coalesce((written ->> case in_table when 'organisers' then 'id' else 'organiser_id' end)::bigint = ${others.organiser_id}, false)
        or coalesce((written ->> case in_table when 'customers' then 'id' else 'customer_id' end)::bigint = ${others.customer_id}, false)
    $$;
    create function traces.note() returns trigger language plpgsql security definer as $$
    begin
      insert into traces.notes values (tg_table_name, case tg_op
        when 'INSERT' then traces.is_of_others(tg_table_name, to_jsonb(new))
        when 'DELETE' then traces.is_of_others(tg_table_name, to_jsonb(old))
        else traces.is_of_others(tg_table_name, to_jsonb(old)) or traces.is_of_others(tg_table_name, to_jsonb(new)) end);
      return null;
    end $$;
    create function traces.note_all() returns trigger language plpgsql security definer as $$
    begin
      insert into traces.notes values (tg_table_name, true);
      return null;
    end $$;`;
}
