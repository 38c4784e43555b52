import type { CellKind, CellValue } from '@ribambelle/api/lists/columns.ts';
import type { ExportedList } from '@ribambelle/api/exports/shapes.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Db } from '../database/transaction.ts';
import { countWholeList } from '../lists/list-views.ts';
import {
  type AnyList,
  type ListReader,
  presentRows,
  refuseHiddenOrder,
} from '../lists/office-list.ts';
import { rowsInTurn } from '../lists/rows-in-turn-store.ts';
import { refuse } from '../refusal.ts';
import { listNamed } from './list-named.ts';

/** The content of an export: its columns, and its rows as its reader may see them. */
export interface ExportSource {
  readonly columns: readonly {
    readonly name: string;
    readonly kind: CellKind;
    readonly ours?: true;
    /** The title of a column that the organiser made. */
    readonly title?: string;
  }[];
  readonly count: (db: Db) => Promise<number>;
  readonly read: (db: Db) => AsyncGenerator<readonly (readonly CellValue[])[]>;
}

/**
 * Returns the exported list, for a reader. Refuses NOT_PERMITTED for a list, a filter, an order or
 * a column that the reader may not see.
 */
export async function exportSource(
  db: Db,
  { of, reader }: { readonly of: ExportedList; readonly reader: ListReader },
): Promise<ExportSource> {
  return sourceOf(listNamed(of.list), { ...of, reader, db });
}

async function sourceOf<Request extends object, Found, Row>(
  list: AnyList<Request, Found, Row>,
  input: { filters: Request; columns: readonly string[]; reader: ListReader; db: Db },
): Promise<ExportSource> {
  const { filters, reader } = input;
  const { permissions } = reader;
  if (!permissions.includes(list.permission)) refuse('NOT_PERMITTED');
  const sort = 'sort' in filters && typeof filters.sort === 'string' ? filters.sort : undefined;
  refuseHiddenOrder(list.columns, { sort, permissions });
  const read = { ...reader, db: input.db };
  const unknown = input.columns.filter((name) => list.columns[name] === undefined);
  const made =
    unknown.length === 0
      ? []
      : ((await list.named?.({ names: unknown, request: filters }, read)) ?? []);
  const columns = input.columns.flatMap((name) => {
    const column = list.columns[name] ?? made.find((one) => one.name === name);
    if (column?.group !== undefined && !seesFields(permissions, column.group))
      refuse('NOT_PERMITTED');
    return column === undefined ? [] : [{ ...column, name }];
  });
  const query = await list.select(filters, read);
  const cells = (row: Row) => columns.map((column) => column.value(row));
  return {
    columns,
    count: (db) => countWholeList(db, query),
    async *read(db) {
      for await (const found of rowsInTurn(db, query.rows))
        yield (await presentRows(list, { db, found, reader })).map(cells);
    },
  };
}
