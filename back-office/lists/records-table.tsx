import { useMediaQuery } from '@mantine/hooks';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { LinkProps } from 'react-router';
import { ChooseBox } from '../bulk-actions/choose-box.tsx';
import type { Choosing } from '../bulk-actions/choosing.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Texts } from '@ribambelle/texts/all.ts';
import { WIDTHS } from './column-widths.ts';
import { leastWidth, stackColumns } from './column-stacks.ts';
import { ListFoot } from './list-foot.tsx';
import { RecordCards } from './record-cards.tsx';
import { tableColumn } from './table-column.tsx';
import type { ListTable } from './use-list-table.tsx';
import type { ListAddress } from './use-list-address.ts';
import { WhyEmpty } from './why-empty.tsx';
import { useOnAPhone } from '../shell/use-on-a-phone.ts';

/** A page of a list, and the number of all rows. */
export interface Listed<Row> {
  readonly data: readonly Row[];
  readonly count: number;
  /** True when nothing matches the words exactly, and the rows resemble them. */
  readonly resembling?: boolean;
}

/**
 * The state of a list from `useCall`: the page that was found, whether it is being read, and its
 * error.
 */
export interface FoundList<Row> {
  readonly data: Listed<Row> | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<void>;
}

/** The screen width from which all columns are side by side. */
const WITH_ROOM = '(min-width: 1500px)';
/** The least width of a table in pixels, on a phone too. */
const LEAST = 900;

interface Props<Row extends { cuid: string }> {
  readonly list: ListAddress;
  readonly found: FoundList<Row>;
  readonly table: ListTable<Row>;
  readonly onOpen?: (row: Row) => void;
  /** The address of a row, for opening it in another tab. */
  readonly hrefOf?: (row: Row) => string;
  /** The state of a row's link: the address to come back to. */
  readonly way_back?: LinkProps['state'];
  /** The cuid of the row whose panel is open. */
  readonly current?: string | undefined;
  /** The words shown before the first record was made; a general sentence when left out. */
  readonly empty?: string | undefined;
  /** The chosen rows, for a list in which many can be changed at once. */
  readonly choosing?: Choosing<Row>;
}

/** A list, one page at a time from the server: a table, or cards on a phone. */
export function RecordsTable<Row extends { cuid: string }>(props: Props<Row>) {
  const phone = useOnAPhone();
  const { list, found, table, hrefOf } = props;
  const has_cards = hrefOf !== undefined && table.offered.some(({ card }) => card === 'title');
  return (
    <div className="office-table" role="group">
      {phone && has_cards ? (
        <RecordCards
          rows={found.data?.data ?? []}
          columns={table.offered}
          said={table.said}
          hrefOf={hrefOf}
          way_back={props.way_back}
          empty={<WhyEmpty list={list} found={found} said={props.empty} />}
          {...(props.choosing === undefined ? {} : { choosing: props.choosing })}
        />
      ) : (
        <Table {...props} />
      )}
      <ListFoot list={list} found={found.data} />
    </div>
  );
}

/**
 * The table, with a sticky head and 36 px rows that grow for a text of two lines; a head sorts,
 * arrows move, Enter opens.
 */
function Table<Row extends { cuid: string }>(props: Props<Row>) {
  const { list, found, onOpen, hrefOf, table } = props;
  const texts = useTexts('bulk-actions');
  const answer = found.data;
  const [at, setAt] = useState<string | null>(null);
  const rows = answer === undefined ? [] : [...answer.data];
  const current = at ?? props.current ?? null;
  const has_room = useMediaQuery(WITH_ROOM, true, { getInitialValueInEffect: false });
  const stacks = stackColumns(table.shown, { has_room });
  const choose_width = props.choosing === undefined ? 0 : WIDTHS.choose;
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (at !== null)
      body.current?.querySelector('tr.current')?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const move = (event: KeyboardEvent) => {
    const index = rows.findIndex(({ cuid }) => cuid === current);
    if (event.key === 'ArrowDown') setAt(rows[Math.min(index + 1, rows.length - 1)]?.cuid ?? null);
    else if (event.key === 'ArrowUp') setAt(rows[Math.max(index - 1, 0)]?.cuid ?? null);
    else if (event.key === 'Enter' && rows[index] !== undefined) onOpen?.(rows[index]);
    else return;
    event.preventDefault();
  };
  return (
    <DataTable
      height="calc(100% - 40px)"
      minHeight={220}
      bodyRef={(node) => {
        body.current = node;
      }}
      records={rows}
      columns={[
        ...(props.choosing === undefined ? [] : [chooseColumn(props.choosing, { rows, texts })]),
        ...stacks.map((stack) => tableColumn(stack, { list, hrefOf, way_back: props.way_back })),
      ]}
      styles={{ table: { minWidth: Math.max(LEAST, leastWidth(stacks) + choose_width) } }}
      idAccessor="cuid"
      fetching={found.isFetching}
      loaderSize="sm"
      highlightOnHover
      withRowBorders
      verticalSpacing={7}
      horizontalSpacing="sm"
      rowClassName={({ cuid }) => (cuid === current ? 'current' : '')}
      {...(onOpen === undefined
        ? {}
        : { onRowClick: ({ record }: { record: Row }) => onOpen(record) })}
      scrollAreaProps={{
        viewportProps: { tabIndex: 0, onKeyDown: move, onMouseOver: tellWhatIsCut },
      }}
      noRecordsText=""
      emptyState={
        rows.length === 0 ? <WhyEmpty list={list} found={found} said={props.empty} /> : <></>
      }
    />
  );
}

/** Returns the column of boxes that choose rows; the one in the head chooses those of the page. */
function chooseColumn<Row extends { cuid: string }>(
  { selection, titleOf }: Choosing<Row>,
  input: { rows: readonly Row[]; texts: Texts['bulk-actions'] },
): DataTableColumn<Row> {
  const { rows, texts } = input;
  const cuids = rows.map(({ cuid }) => cuid);
  const chosen_count = cuids.filter(selection.has).length;
  return {
    accessor: 'choose',
    width: WIDTHS.choose,
    titleClassName: 'office-choose-cell',
    cellsClassName: () => 'office-choose-cell',
    title: (
      <ChooseBox
        label={texts.select_page}
        checked={chosen_count > 0 && chosen_count === cuids.length}
        indeterminate={chosen_count > 0 && chosen_count < cuids.length}
        onChange={(checked) => selection.choose(cuids, checked)}
      />
    ),
    render: (row) => (
      <ChooseBox
        label={texts.select(titleOf(row))}
        checked={selection.has(row.cuid)}
        onChange={(checked) => selection.choose([row.cuid], checked)}
      />
    ),
  };
}

/** Gives a cell that is too narrow for its text a tooltip with the whole text. */
function tellWhatIsCut({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell === null) return;
  const parts = [cell, ...cell.querySelectorAll('.office-lines')];
  cell.title = parts.some(isCut) ? cell.textContent : '';
}

function isCut(part: Element): boolean {
  return part.scrollWidth > part.clientWidth || part.scrollHeight > part.clientHeight + 1;
}
