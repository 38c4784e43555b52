import type { Sql } from '../factories/factories.ts';

/** What may change without anything of anybody's having changed: sessions, counted tries, remembered answers, what the provider sends again, the security log. */
const FREE = ['sessions', 'rate_limits', 'idempotency_keys', 'sandbox_messages', 'security_events'];

/** Watches every table of both organisers, and can put all back as it was. */
export interface Traces {
  /** The tables in which a row was written, changed or deleted since the last restore. */
  changed(): Promise<string[]>;
  /** The tables in which a row of the other organiser, or of the neighbour, was touched since then. */
  othersChanged(): Promise<string[]>;
  /** Puts back what changed, sessions included. */
  restore(): Promise<void>;
}

/** Keeps a copy of every table as it is now. A row that is written anew counts as changed, even with the same content. */
export async function watchTables(
  sql: Sql,
  others: { readonly organiser_id: number; readonly customer_id: number },
): Promise<Traces> {
  const tables = await sql<{ name: string; columns: string }>(
    `select table_name as name, string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' group by 1 order by 1`,
  );
  await sql('create schema kept');
  for (const { name } of tables) await sql(`create table kept.${name} as table public.${name}`);
  const whole = tables.map(({ name }) => ({ name, where: 'true' }));
  const theirs = tables.flatMap(({ name, columns }) => {
    const by = columns.split(', ');
    const organisers = by.includes('organiser_id') ? [`organiser_id = ${others.organiser_id}`] : [];
    const conditions = [
      ...organisers,
      ...(by.includes('customer_id') ? [`customer_id = ${others.customer_id}`] : []),
    ];
    return conditions.length === 0 || FREE.includes(name)
      ? []
      : [{ name, where: conditions.join(' or ') }];
  });
  const read = async (): Promise<Prints> => ({
    whole: await printsOf(sql, whole),
    theirs: await printsOf(sql, theirs),
  });
  let before = await read();
  const differing = async () => differencesOf(before.whole, await printsOf(sql, whole));
  return {
    changed: async () => (await differing()).filter((name) => !FREE.includes(name)),
    othersChanged: async () => differencesOf(before.theirs, await printsOf(sql, theirs)),
    restore: async () => {
      const names = new Set(await differing());
      if (names.size === 0) return;
      const wrong = tables.filter(({ name }) => names.has(name));
      const back = wrong.map(
        ({ name, columns }) =>
          `delete from public.${name}; insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name};`,
      );
      await sql(`begin; set local session_replication_role = replica; ${back.join(' ')} commit;`);
      before = await read();
    },
  };
}

interface Prints {
  readonly whole: ReadonlyMap<string, string>;
  readonly theirs: ReadonlyMap<string, string>;
}

/** For each table the number of its rows and the sum of the transactions that wrote them. */
async function printsOf(
  sql: Sql,
  tables: readonly { readonly name: string; readonly where: string }[],
) {
  const one = ({ name, where }: { name: string; where: string }) =>
    `select '${name}' as name, count(*)::text || ' ' || coalesce(sum(xmin::text::bigint), 0)::text as print from public.${name} where ${where}`;
  const rows = await sql<{ name: string; print: string }>(tables.map(one).join(' union all '));
  return new Map(rows.map(({ name, print }) => [name, print]));
}

function differencesOf(
  before: ReadonlyMap<string, string>,
  now: ReadonlyMap<string, string>,
): string[] {
  return [...now.keys()].filter((name) => now.get(name) !== before.get(name));
}
