import type { Sql } from '../factories/factories.ts';

/** What may change without anything of anybody's having changed: sessions, counted tries, remembered answers, what the provider sends again, the security log. */
const FREE = ['sessions', 'rate_limits', 'idempotency_keys', 'sandbox_messages', 'security_events'];

/** What was touched since the last restore, by table. */
export interface Look {
  /** Where a row was written, changed or deleted. */
  readonly changed: readonly string[];
  /** Where that was a row of the other organiser, or of the neighbour. */
  readonly others: readonly string[];
}

/** Watches every table of both organisers, and can put all back as it was. */
export interface Traces {
  look(): Promise<Look>;
  /** Puts back what the last look saw, sessions included. */
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
  const watched = tables.map(({ name, columns }) => ({
    name,
    theirs: FREE.includes(name) ? 'false' : theirsAmong(columns.split(', '), others),
  }));
  let before = await printsOf(sql, watched);
  let after = before;
  const differing = (of: keyof Print) =>
    [...after.keys()].filter((name) => after.get(name)?.[of] !== before.get(name)?.[of]);
  return {
    look: async () => {
      after = await printsOf(sql, watched);
      return {
        changed: differing('whole').filter((name) => !FREE.includes(name)),
        others: differing('theirs'),
      };
    },
    restore: async () => {
      const names = new Set(differing('whole'));
      if (names.size === 0) return;
      const wrong = tables.filter(({ name }) => names.has(name));
      const back = wrong.map(
        ({ name, columns }) =>
          `delete from public.${name}; insert into public.${name} (${columns}) overriding system value select ${columns} from kept.${name};`,
      );
      await sql(`begin; set local session_replication_role = replica; ${back.join(' ')} commit;`);
      before = await printsOf(sql, watched);
      after = before;
    },
  };
}

interface Watched {
  readonly name: string;
  /** The condition of a row of others. */
  readonly theirs: string;
}

/** The number of rows and the sum of the transactions that wrote them: of all, and of those of others. */
interface Print {
  readonly whole: string;
  readonly theirs: string;
}

/** Every table is read once, whatever is asked of it. */
async function printsOf(sql: Sql, tables: readonly Watched[]): Promise<Map<string, Print>> {
  const written = 'coalesce(sum(xmin::text::bigint)';
  const one = ({ name, theirs }: Watched) =>
    `select '${name}' as name, count(*) || ' ' || ${written}, 0) as whole,
       count(*) filter (where ${theirs}) || ' ' || ${written} filter (where ${theirs}), 0) as theirs from public.${name}`;
  const rows = await sql<Print & { name: string }>(tables.map(one).join(' union all '));
  return new Map(rows.map((row) => [row.name, row]));
}

/** The condition of a row of the other organiser or of the neighbour, in a table with these columns; of none where neither is named. */
function theirsAmong(
  columns: readonly string[],
  others: { readonly organiser_id: number; readonly customer_id: number },
): string {
  const conditions = (['organiser_id', 'customer_id'] as const)
    .filter((column) => columns.includes(column))
    .map((column) => `${column} = ${others[column]}`);
  return conditions.length === 0 ? 'false' : conditions.join(' or ');
}
