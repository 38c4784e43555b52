import type { Column } from '@ribambelle/api/lists/columns.ts';
import type { ListFilters } from '@ribambelle/api/lists/filters.ts';
import { recordNames } from '@ribambelle/api/record-names.ts';
import type { ReactNode } from 'react';
import type { FilteredList } from '../lists/declared-filters.tsx';
import { DeclaredListPage } from '../lists/declared-list-page.tsx';
import type { FieldsOf } from '../lists/list-call.ts';
import type { ColumnLook } from '../lists/use-list-table.tsx';
import type { Listed, NamesOf, Noun } from './noun.ts';
import { exportOf } from './unsafe.ts';

interface Props<Of extends Noun, Name extends string> {
  /** The record, as `api` declares it. */
  readonly record: {
    readonly noun: Of;
    readonly list: { readonly columns: Readonly<Record<Name, Column<Listed<Of>>>> };
    readonly filters: ListFilters<FieldsOf<NamesOf<Of>['list']>>;
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
  const { record, texts, looks, filtered } = props;
  const { noun } = record;
  const names: NamesOf<Of> = recordNames[noun];
  return (
    <DeclaredListPage
      path={`/${noun}`}
      call={names.list}
      name={noun}
      columns={record.list.columns}
      filters={record.filters}
      filtered={filtered}
      looks={looks}
      title={texts.title}
      empty={texts.empty}
      before={props.before}
      exported={(of) => exportOf({ list: noun, ...of })}
      add={{ permission: `${names.area}.create`, label: texts.add }}
    />
  );
}
