import type { Column } from '@ribambelle/api/lists/columns.ts';
import type { ListFilters, RequestFields } from '@ribambelle/api/lists/filters.ts';
import { recordNames } from '@ribambelle/api/record-names.ts';
import { useClient } from '@ribambelle/client/data/call-context.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import type { ReactNode } from 'react';
import { asAsk } from '../fields/unsafe.ts';
import { DeclaredFilters, type FilteredList } from '../lists/declared-filters.tsx';
import { ListPage } from '../lists/list-page.tsx';
import { useListAddress } from '../lists/use-list-address.ts';
import { useListFilters } from '../lists/use-list-filters.ts';
import { type ColumnLook, useListTable } from '../lists/use-list-table.tsx';
import type { Listed, NamesOf, Noun } from './noun.ts';
import { exportOf, foundOf, pageOf } from './unsafe.ts';

interface Props<Of extends Noun, Name extends string> {
  /** The record, as `api` declares it. */
  readonly record: {
    readonly noun: Of;
    readonly list: { readonly columns: Readonly<Record<Name, Column<Listed<Of>>>> };
    readonly filters: ListFilters<RequestFields>;
  };
  readonly texts: { readonly title: string; readonly add: string; readonly empty?: string };
  /** Columns with another width than their kind's, or that draw more than their text. */
  readonly looks?: {
    readonly [One in NoInfer<Name>]?: ColumnLook<Listed<Of>, NoInfer<Name>>;
  };
  /** The name of the texts of its filters, for a list with more than words. */
  readonly filtered?: FilteredList;
  /** The part of the page above the list. */
  readonly before?: ReactNode;
}

/** The list of a record in its own order; one opens beside it. */
export function RecordsPage<Of extends Noun, Name extends string>(props: Props<Of, Name>) {
  const { record, texts, looks = {} } = props;
  const { noun, filters } = record;
  const { columns } = record.list;
  const { list: call, area }: NamesOf<Of> = recordNames[noun];
  const list = useListAddress();
  const client = useClient();
  const chosen = useListFilters(list, { filters, columns });
  const found = useCall(call, asAsk<NamesOf<Of>['list']>({ ...list.paging, ...chosen }), {
    keep_previous: true,
  });
  const table = useListTable({ list, name: noun, columns, looks });
  return (
    <ListPage
      path={`/${noun}`}
      title={texts.title}
      list={list}
      found={foundOf<Of>(found)}
      table={table}
      empty={texts.empty}
      before={props.before}
      printed={(paging) =>
        pageOf<Of>(client(call, asAsk<NamesOf<Of>['list']>({ ...paging, ...chosen })))
      }
      exported={(shown) => exportOf({ list: noun, filters: chosen, columns: shown })}
      filters={
        props.filtered === undefined ? undefined : (
          <DeclaredFilters list={list} name={props.filtered} filters={filters} />
        )
      }
      add={{ permission: `${area}.create`, label: texts.add }}
    />
  );
}
