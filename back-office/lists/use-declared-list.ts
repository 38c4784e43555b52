import type { Columns, Order } from '@ribambelle/api/lists/columns.ts';
import type { FieldValues, ListFilters, RequestFields } from '@ribambelle/api/lists/filters.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { type Called, useCall } from '@ribambelle/client/data/use-call.ts';
import { asAsk } from '../fields/unsafe.ts';
import type { FieldsOf, ListCall, RowOf } from './list-call.ts';
import type { FoundList, Listed } from './records-table.tsx';
import { useListAddress } from './use-list-address.ts';
import { useListFilters } from './use-list-filters.ts';
import { type ColumnLook, type ListName, useListTable } from './use-list-table.tsx';

/** A list as `api` declares it, and the looks of its columns. */
export interface DeclaredList<
  Call extends ListCall,
  Shape extends RequestFields & FieldsOf<Call>,
  Declared extends Columns<RowOf<Call>>,
> {
  readonly call: Call;
  /** The name of the texts of its columns. */
  readonly name: ListName;
  readonly columns: Declared;
  readonly filters: ListFilters<Shape>;
  /** Columns with another width than their kind's, or that draw more than their text. */
  readonly looks?: LooksOf<Call, Declared> | undefined;
  /** Columns that are shown, on cards too, while the list is filtered by what they say. */
  readonly also?: (query: ListQuery<Shape, Declared>) => readonly (keyof Declared & string)[];
}

/** The looks of the columns of a list. */
export type LooksOf<Call extends ListCall, Declared> = {
  readonly [Of in keyof Declared & string]?: ColumnLook<RowOf<Call>, keyof Declared & string>;
};

/** The filters and the order of a list as its request has them. */
export type ListQuery<Shape extends RequestFields, Declared> = FieldValues<Shape> & {
  readonly sort: Order<Declared> | undefined;
};

/**
 * Returns a declared list as the address asks for it: the page that was found, its table, its
 * filters and order as its request has them, and the way to read its other pages.
 */
export function useDeclaredList<
  Call extends ListCall,
  Shape extends RequestFields & FieldsOf<Call>,
  Declared extends Columns<RowOf<Call>>,
>(declared: DeclaredList<Call, Shape, Declared>) {
  const { call, name, columns, looks } = declared;
  const list = useListAddress();
  const client = useClient();
  const query: ListQuery<Shape, Declared> = useListFilters(list, {
    filters: declared.filters,
    columns,
  });
  const found: Called<Call> & FoundList<RowOf<Call>> = useCall(
    call,
    asAsk<Call>({ ...list.paging, ...query }),
    { keep_previous: true },
  );
  return {
    list,
    query,
    found,
    table: useListTable<RowOf<Call>, keyof Declared & string>({
      list,
      name,
      columns,
      looks,
      also: declared.also?.(query),
    }),
    printed: (paging: { page_number: number; page_size: number }): Promise<Listed<RowOf<Call>>> =>
      client(call, asAsk<Call>({ ...paging, ...query })),
  };
}
