import type { Column, Columns } from '@ribambelle/api/lists/columns.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { pageOf } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { refuse } from '../refusal.ts';
import { type ListQuery, readFirst, readListPage } from './list-views.ts';

/** The reader of a list, and the moment: decides what is hidden and how values are written. */
export interface ListReader {
  readonly organiser: Organiser;
  readonly permissions: readonly Permission[];
  readonly language: Language;
  readonly now: string;
}

/** The addition to a list that is searched by words and forgives a slip. */
export interface Searched {
  /** True when nothing matches the words as they are, so that similar rows are found instead. */
  readonly resembles: (db: Db, search: string | undefined) => Promise<boolean>;
}

/** The way in which a list of the back-office finds its rows for a request. */
interface FindingList<Request, Found, Row> {
  /** The permission needed to read the list. */
  readonly permission: Permission;
  readonly columns: Columns<Row>;
  /** Refuses NOT_PERMITTED for a filter by fields that the reader may not see. */
  readonly select: (
    request: Request,
    reader: ListReader & { readonly db: Db },
  ) => ListQuery<Found> | Promise<ListQuery<Found>>;
  /**
   * Finds the columns that the organiser made, by their names, among those that are not declared; a
   * name that means nothing is left out.
   */
  readonly named?: (
    wish: { readonly names: readonly string[]; readonly request: Request },
    reader: ListReader & { readonly db: Db },
  ) => Promise<readonly NamedColumn<Row>[]>;
}

/** A column that the organiser made, with the title that the organiser gave it. */
interface NamedColumn<Row> extends Column<Row> {
  readonly name: string;
  readonly title: string;
}

/**
 * A list of the back-office: the rows that it finds for a request, and how one is answered.
 * Screens, exports and reports read it alike.
 */
export interface OfficeList<Request, Found, Row> extends FindingList<Request, Found, Row> {
  readonly present: (found: Found, reader: ListReader) => Row;
}

/**
 * A list whose rows are read together, some at a time, from the ids that it finds, because their
 * content comes from many tables.
 */
export interface LoadedList<Request, Found, Row> extends FindingList<Request, Found, Row> {
  readonly presentAll: (
    found: readonly Found[],
    reader: ListReader & { readonly db: Db },
  ) => Promise<readonly Row[]>;
}

/** A list of either kind. */
export type AnyList<Request, Found, Row> =
  | OfficeList<Request, Found, Row>
  | LoadedList<Request, Found, Row>;

/** Returns rows as their reader may see them. */
export async function presentRows<Request, Found, Row>(
  list: AnyList<Request, Found, Row>,
  { db, found, reader }: { db: Db; found: readonly Found[]; reader: ListReader },
): Promise<readonly Row[]> {
  if ('presentAll' in list) return list.presentAll(found, { ...reader, db });
  return found.map((row) => list.present(row, reader));
}

interface Paged {
  readonly page_number: number;
  readonly page_size: number;
  readonly limit?: number | undefined;
  readonly offset?: number | undefined;
  readonly sort?: string | undefined;
}

/** The context of a call that reads a page of a list. */
interface ListContext<Request> {
  readonly db: Db;
  readonly request: Request;
  readonly organiser: Organiser;
  readonly collaborator: { readonly permissions: readonly Permission[] };
  readonly language: Language;
  readonly now: string;
}

/**
 * Answers a page of a list as its reader may see it, and the number of rows. Refuses NOT_PERMITTED
 * for an order by a hidden column.
 */
export async function answerList<Request extends Paged, Found, Row>(
  list: AnyList<Request, Found, Row>,
  context: ListContext<Request>,
): Promise<{ data: Row[]; count: number }> {
  const { db, request, organiser, collaborator, language, now } = context;
  const reader = { organiser, permissions: collaborator.permissions, language, now };
  refuseHiddenOrder(list.columns, { sort: request.sort, permissions: reader.permissions });
  const query = await list.select(request, { ...reader, db });
  const { rows, count } = await readListPage(db, { query, page: pageOf(request) });
  return { data: [...(await presentRows(list, { db, found: rows, reader }))], count };
}

/**
 * Answers a page of a list that is searched by words, as its reader may see it, and whether its
 * rows only resemble the words. Refuses as `answerList`.
 */
export async function answerSearchedList<
  Request extends Paged & { readonly search?: string | undefined },
  Found,
  Row,
>(
  list: AnyList<Request, Found, Row> & Searched,
  context: ListContext<Request>,
): Promise<{ data: Row[]; count: number; resembling: boolean }> {
  const page = await answerList(list, context);
  const resembling = page.count > 0 && (await list.resembles(context.db, context.request.search));
  return { ...page, resembling };
}

/** Returns the first rows of a list as its reader may see them, uncounted. */
export async function firstOfList<Request, Found, Row>(
  db: Db,
  input: {
    readonly list: OfficeList<Request, Found, Row>;
    readonly request: Request;
    readonly reader: ListReader;
    readonly limit: number;
  },
): Promise<Row[]> {
  const { list, request, reader, limit } = input;
  const query = await list.select(request, { ...reader, db });
  return (await readFirst(db, { query, limit })).map((row) => list.present(row, reader));
}

/**
 * Refuses NOT_PERMITTED for an order by a column that the collaborator may not see: the order would
 * reveal it.
 */
export function refuseHiddenOrder<Row>(
  columns: Columns<Row>,
  input: { readonly sort: string | undefined; readonly permissions: readonly Permission[] },
): void {
  const group = columns[(input.sort ?? '').replace(/^-/, '')]?.group;
  if (group !== undefined && !seesFields(input.permissions, group)) refuse('NOT_PERMITTED');
}
