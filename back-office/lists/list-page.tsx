import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import type { ReactNode } from 'react';
import { BulkBar } from '../bulk-actions/bulk-bar.tsx';
import type { BulkOf } from '../bulk-actions/bulk-of.ts';
import type { WrittenTo } from '../bulk-actions/written-to.ts';
import { useSelection } from '../bulk-actions/use-selection.ts';
import { useMay } from '../data/session.tsx';
import { Outlet, useNavigate } from 'react-router';
import { usePanel } from '../panels/use-panel.ts';
import { useWayBack } from '../panels/way-back.ts';
import { NewButton } from '../shell/new-button.tsx';
import { Page } from '../shell/page.tsx';
import { type AlwaysSet, ListFilters } from './list-filters.tsx';
import { type FoundList, RecordsTable } from './records-table.tsx';
import type { ListTable } from './use-list-table.tsx';
import type { ListExportOf } from './export-menu.tsx';
import { ListTools } from './list-tools.tsx';
import type { ReadPage } from './print-all.tsx';
import { SavedViews } from './saved-views.tsx';
import { SearchField } from './search-field.tsx';
import type { ListAddress } from './use-list-address.ts';

export interface ListPageProps<Row extends { cuid: string }> {
  /** The path of the list; its panels open below it, beside the list. */
  readonly path: string;
  readonly title: string;
  readonly list: ListAddress;
  /** The answer of the server: `useCall(…, { keep_previous: true })`. */
  readonly found: FoundList<Row>;
  readonly table: ListTable<Row>;
  /** The page that a row opens, for records without a quick look. */
  readonly hrefOf?: (row: Row) => string;
  /**
   * The path of a row's panel below the list, for a list of several kinds; its cuid when left out.
   */
  readonly panelOf?: (row: Row) => string;
  /** The placeholder of the search field; null for a list without search. */
  readonly search?: string | null;
  readonly filters?: ReactNode;
  /** The filter that the list always has, seen on a phone too, beside the filters. */
  readonly always?: AlwaysSet;
  /** The words shown before the first record was made. */
  readonly empty?: string | undefined;
  /** The button for a new record, and the panel that it opens, `new` when left out. */
  readonly add?: {
    readonly permission: Permission;
    readonly label: string;
    readonly panel?: string;
  };
  /**
   * The export of these columns of the list, for which collaborators also save views; neither when
   * left out.
   */
  readonly exported?: ListExportOf | undefined;
  /** Other buttons, before and after the one for a new record. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Reads a page of the list, to print all of them; when left out, the shown page is printed. */
  readonly printed?: ReadPage<Row>;
  /** A sentence above the table about rows that the list does not have. */
  readonly notice?: ReactNode;
  /** The actions on many of its rows at once. */
  readonly bulk?: BulkOf<Row>;
  /** The recipients of an e-mail about the chosen rows. */
  readonly written?: WrittenTo<Row>;
}

/**
 * A page with a list: tools and filters kept in the address, saved views, the table, and beside it
 * the open panel.
 */
export function ListPage<Row extends { cuid: string }>(props: ListPageProps<Row>) {
  const { list, found, table, add, search, exported, hrefOf } = props;
  const panelOf = props.panelOf ?? (({ cuid }: Row) => cuid);
  const navigate = useNavigate();
  const way_back = useWayBack();
  const panel = usePanel(props.path);
  const selection = useSelection(list.filters);
  const may = useMay();
  const mayChange =
    props.bulk !== undefined && props.bulk.kinds.length > 0 && may(props.bulk.permission);
  const bulk = mayChange ? props.bulk : undefined;
  const written_to = mayWrite(may, props.written) ? props.written : undefined;
  const titleOf = bulk?.titleOf ?? written_to?.titleOf;
  const tools = (
    <>
      {search === null ? null : (
        <SearchField list={list} {...(search === undefined ? {} : { placeholder: search })} />
      )}
      {props.filters === undefined ? null : (
        <ListFilters list={list} always={props.always}>
          {props.filters}
        </ListFilters>
      )}
      <ListTools
        title={props.title}
        table={table}
        found={found}
        exported={exported}
        printed={props.printed}
      />
      {props.before}
      {add === undefined ? null : (
        <NewButton permission={add.permission} onClick={() => panel.open(add.panel ?? 'new')}>
          {add.label}
        </NewButton>
      )}
      {props.after}
    </>
  );
  return (
    <Page
      title={props.title}
      tools={tools}
      below={
        <>
          {props.notice}
          {found.data?.resembling === true ? <Resembling search={list.search} /> : null}
          {exported === undefined ? null : <SavedViews list={list} of={exported([]).list} />}
          {titleOf === undefined ? null : (
            <BulkBar
              selection={selection}
              bulk={bulk}
              written={written_to}
              found={found.data?.count ?? 0}
            />
          )}
        </>
      }
    >
      <RecordsTable
        list={list}
        table={table}
        found={found}
        current={props.panelOf === undefined ? panel.current : panel.innermost}
        empty={props.empty}
        {...(titleOf === undefined ? {} : { choosing: { selection, titleOf } })}
        onOpen={(row) =>
          hrefOf === undefined
            ? panel.open(panelOf(row))
            : void navigate(hrefOf(row), { state: way_back })
        }
        hrefOf={hrefOf ?? ((row) => panel.addressOf(panelOf(row)))}
        way_back={hrefOf === undefined ? undefined : way_back}
      />
      <Outlet />
    </Page>
  );
}

function mayWrite<Row>(
  may: (permission: Permission) => boolean,
  written_to: WrittenTo<Row> | undefined,
): boolean {
  return (
    written_to !== undefined && may('customer-notifications.create') && may(written_to.permission)
  );
}

/** Says that the rows only resemble the search. */
function Resembling({ search }: { search: string }) {
  const texts = useTexts('office');
  return (
    <Text role="status" px="md" py={6} size="sm">
      {texts.resembling(search)}
    </Text>
  );
}
