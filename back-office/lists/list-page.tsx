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

interface Props<Row extends { cuid: string }> {
  /** Where it stands: its panels open under this path, beside the list. */
  readonly path: string;
  readonly title: string;
  readonly list: ListAddress;
  /** What the server found: `useCall(…, { keep_previous: true })`. */
  readonly found: FoundList<Row>;
  readonly table: ListTable<Row>;
  /** Where a row leads, for records without a quick look: to their page. */
  readonly hrefOf?: (row: Row) => string;
  /** Where a row's panel stands under the list, for a list of several kinds; its cuid when not said. */
  readonly panelOf?: (row: Row) => string;
  /** What can be searched for, in the search field; null for a list without search. */
  readonly search?: string | null;
  readonly filters?: ReactNode;
  /** What it is always of: seen on a phone too, beside the filters. */
  readonly always?: AlwaysSet;
  /** What stands there before the first one was made. */
  readonly empty?: string;
  /** The button for a new one, and the panel that it opens unless that is `new`. */
  readonly add?: {
    readonly permission: Permission;
    readonly label: string;
    readonly panel?: string;
  };
  /** What is exported of it, of these columns, and of which collaborators save views; nothing when not said. */
  readonly exported?: ListExportOf;
  /** Other buttons: before the one for a new one, and after it. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Reads a page of it, to print them all; without it the page that is shown is printed. */
  readonly printed?: ReadPage<Row>;
  /** A sentence above the table about what the list does not have. */
  readonly notice?: ReactNode;
  /** What can be done to many of its rows in one go. */
  readonly bulk?: BulkOf<Row>;
  /** To whom is written of the rows that are chosen. */
  readonly written?: WrittenTo<Row>;
}

/** A page that lists: tools and filters that live in the address, saved views, the table, and beside it the panel of what is open. */
export function ListPage<Row extends { cuid: string }>(props: Props<Row>) {
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
  const written = mayWrite(may, props.written) ? props.written : undefined;
  const titleOf = bulk?.titleOf ?? written?.titleOf;
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
        {...{ title: props.title, table, found }}
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
            <BulkBar {...{ selection, bulk, written }} found={found.data?.count ?? 0} />
          )}
        </>
      }
    >
      <RecordsTable
        {...{
          list,
          table,
          found,
          current: props.panelOf === undefined ? panel.current : panel.innermost,
          empty: props.empty,
        }}
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
  written: WrittenTo<Row> | undefined,
): boolean {
  return written !== undefined && may('customer-notifications.create') && may(written.permission);
}

/** Says that a slip was forgiven. */
function Resembling({ search }: { search: string }) {
  const texts = useTexts('office');
  return (
    <Text role="status" px="md" py={6} size="sm">
      {texts.resembling(search)}
    </Text>
  );
}
