import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useRecordTitle } from '../shell/record-title.ts';
import { useWayBack } from '../panels/way-back.ts';
import type { ExportOf } from './export-menu.tsx';
import { ListFilters } from './list-filters.tsx';
import { ListTools } from './list-tools.tsx';
import type { ReadPage } from './print-all.tsx';
import { type FoundList, RecordsTable } from './records-table.tsx';
import { SearchField } from './search-field.tsx';
import type { ListAddress } from './use-list-address.ts';
import type { ListTable } from './use-list-table.tsx';

interface Props<Row extends { cuid: string }> {
  readonly list: ListAddress;
  /** The answer of the server: `useCall(…, { keep_previous: true })`. */
  readonly found: FoundList<Row>;
  readonly table: ListTable<Row>;
  /** Reads a page of the list, to print all of them. */
  readonly printed: ReadPage<Row>;
  /** The placeholder of the search field; no field when left out. */
  readonly search?: string;
  readonly filters?: ReactNode;
  /** The address that a row opens; closing it, or going back, leads here again. */
  readonly hrefOf?: (row: Row) => string;
  readonly exported?: ExportOf;
  /** The content above the list: its totals, or a form. */
  readonly above?: ReactNode;
  /** The buttons at the end of its tools. */
  readonly after?: ReactNode;
}

/**
 * A list in a tab of a record's page: one page of rows at a time from the server, with its filters
 * in the address of the tab.
 */
export function ListInTab<Row extends { cuid: string }>(props: Props<Row>) {
  const { list, found, table, search, hrefOf } = props;
  const title = useRecordTitle();
  const navigate = useNavigate();
  const way_back = useWayBack();
  const open_props =
    hrefOf === undefined
      ? {}
      : { hrefOf, onOpen: (row: Row) => void navigate(hrefOf(row), { state: way_back }) };
  return (
    <div className="office-tab-list">
      {props.above}
      <div className="office-tab-tools">
        {search === undefined ? null : <SearchField list={list} placeholder={search} />}
        {props.filters === undefined ? null : (
          <ListFilters list={list}>{props.filters}</ListFilters>
        )}
        <ListTools
          title={title}
          table={table}
          found={found}
          printed={props.printed}
          exported={props.exported}
        />
        {props.after}
      </div>
      <div className="office-tab-table">
        <RecordsTable list={list} table={table} found={found} way_back={way_back} {...open_props} />
      </div>
    </div>
  );
}
