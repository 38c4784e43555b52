import { Anchor, Group, Pagination, Text, useMatches } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useFormats } from '../formats/formats.ts';
import { NotRead } from '../shell/not-read.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ListAddress } from './use-list-address.ts';

/** A page of a list, and how many there are in all. */
export interface Listed<Row> {
  readonly data: readonly Row[];
  readonly count: number;
}

/** What `useCall` says of a list: the page that was found, whether it is being read, and why it could not be. */
export interface FoundList<Row> {
  readonly data: Listed<Row> | undefined;
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<void>;
}

/** Longer lists are counted so far (decision 0003). */
const MOST_COUNTED = 10_000;

interface Props<Row extends { cuid: string }> {
  readonly list: ListAddress;
  readonly found: FoundList<Row>;
  readonly columns: DataTableColumn<Row>[];
  readonly onOpen?: (row: Row) => void;
  /** The cuid of the row whose panel is open. */
  readonly current?: string | undefined;
}

/** A list: sticky head, 36 px rows, a page at a time from the server; arrows move, Enter opens. */
export function RecordsTable<Row extends { cuid: string }>(props: Props<Row>) {
  const texts = useTexts('office');
  const { list, found, onOpen } = props;
  const answer = found.data;
  const [at, setAt] = useState<string | null>(null);
  const rows = answer === undefined ? [] : [...answer.data];
  const count = answer?.count ?? 0;
  const { page_number, page_size } = list.paging;
  const before = (page_number - 1) * page_size;
  const current = at ?? props.current ?? null;
  const { count: inWords } = useFormats();
  const siblings = useMatches({ base: 0, sm: 1 });
  const table = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (at !== null)
      table.current?.querySelector('tr.current')?.scrollIntoView({ block: 'nearest' });
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
    <div ref={table} className="office-table" role="group">
      <DataTable
        height="calc(100% - 40px)"
        minHeight={220}
        records={rows}
        columns={props.columns}
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
        emptyState={<WhyEmpty list={list} found={found} />}
      />
      <Group
        justify="space-between"
        wrap="nowrap"
        px="md"
        py={6}
        mih={40}
        className="office-panel-foot"
      >
        <Text size="sm" c="dimmed" truncate>
          {count === 0
            ? ''
            : texts.of_many(
                inWords(before + 1),
                inWords(before + rows.length),
                inWords(count),
                count >= MOST_COUNTED,
              )}
        </Text>
        {count > page_size ? (
          <Pagination
            size="sm"
            value={page_number}
            total={Math.ceil(count / page_size)}
            onChange={list.goTo}
            siblings={siblings}
            style={{ flex: 'none' }}
            getControlProps={(control) => ({
              'aria-label':
                control === 'previous' ? texts.previous : control === 'next' ? texts.next : control,
            })}
          />
        ) : null}
      </Group>
    </div>
  );
}

/** What stands where no rows are: that there are none, or that they could not be read. */
function WhyEmpty<Row>({ list, found }: { list: ListAddress; found: FoundList<Row> }) {
  const texts = useTexts('office');
  if (found.isFetching) return <span />;
  if (found.error !== null) return <NotRead error={found.error} again={found.refetch} />;
  if (!list.filtered) return <Text c="dimmed">{texts.empty_list}</Text>;
  return (
    <Text c="dimmed">
      {texts.empty_search}{' '}
      <Anchor component="button" style={{ pointerEvents: 'all' }} onClick={list.clear}>
        {texts.clear_filters}
      </Anchor>
    </Text>
  );
}

/** The whole text of a cell that is too narrow for it. */
function tellWhatIsCut({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell !== null) cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : '';
}
