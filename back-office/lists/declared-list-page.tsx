import type { Columns } from '@ribambelle/api/lists/columns.ts';
import type { RequestFields } from '@ribambelle/api/lists/filters.ts';
import { DeclaredFilters, type FilteredList } from './declared-filters.tsx';
import type { ListExportOf } from './export-menu.tsx';
import type { FieldsOf, ListCall, RowOf } from './list-call.ts';
import { ListPage, type ListPageProps } from './list-page.tsx';
import { type ListQuery, type DeclaredList, useDeclaredList } from './use-declared-list.ts';

interface Props<
  Call extends ListCall,
  Shape extends RequestFields & FieldsOf<Call>,
  Declared extends Columns<RowOf<Call>>,
>
  extends
    DeclaredList<Call, Shape, Declared>,
    Pick<
      ListPageProps<RowOf<Call>>,
      'path' | 'title' | 'search' | 'notice' | 'empty' | 'before' | 'hrefOf' | 'add'
    > {
  /** The name of the texts of its filters; their controls are not shown when left out. */
  readonly filtered?: FilteredList | undefined;
  /** Returns the export of the list; it has none when left out. */
  readonly exported?: (of: {
    readonly filters: ListQuery<Shape, Declared>;
    readonly columns: string[];
  }) => ReturnType<ListExportOf>;
}

/** The page of a list with what was declared of it, and no more; one opens beside it. */
export function DeclaredListPage<
  Call extends ListCall,
  Shape extends RequestFields & FieldsOf<Call>,
  Declared extends Columns<RowOf<Call>>,
>(props: Props<Call, Shape, Declared>) {
  const { filters, filtered, exported } = props;
  const { query, ...shown } = useDeclaredList(props);
  return (
    <ListPage
      {...props}
      {...shown}
      filters={
        filtered === undefined ? undefined : (
          <DeclaredFilters list={shown.list} name={filtered} filters={filters} />
        )
      }
      exported={
        exported === undefined ? undefined : (columns) => exported({ filters: query, columns })
      }
    />
  );
}
