import { Anchor, Group, Pagination, Text, useMatches } from '@mantine/core';
import { DataTable, type DataTableColumn } from 'mantine-datatable';
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { useFormats } from '../formats/formats.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ListAddress } from './use-list-address.ts';

/** A page of a list, and how many there are in all. */
export interface Listed<Row> {
  readonly data: readonly Row[];
  readonly count: number;
}

/** Longer lists are counted so far (decision 0003). */
const MOST_COUNTED = 10_000;

interface Props<Row extends { cuid: string }> {
  readonly list: ListAddress;
  readonly answer: Listed<Row> | undefined;
  readonly fetching: boolean;
  readonly columns: DataTableColumn<Row>[];
  readonly onOpen?: (row: Row) => void;
  /** The cuid of the row whose panel is open. */
  readonly current?: string | undefined;
  readonly empty?: string;
}

/** A list: sticky head, 36 px rows, a page at a time from the server; arrows move, Enter opens. */
export function RecordsTable<Row extends { cuid: string }>(props: Props<Row>) {
  const texts = useTexts('office');
  const { list, answer, onOpen } = props;
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
        fetching={props.fetching}
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
          props.fetching ? (
            <span />
          ) : (
            <Text c="dimmed">
              {list.filtered ? texts.empty_search : (props.empty ?? texts.empty_list)}{' '}
              {list.filtered ? (
                <Anchor component="button" style={{ pointerEvents: 'all' }} onClick={list.clear}>
                  {texts.clear_filters}
                </Anchor>
              ) : null}
            </Text>
          )
        }
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

/** The whole text of a cell that is too narrow for it. */
function tellWhatIsCut({ target }: MouseEvent): void {
  const cell = target instanceof Element ? target.closest('td') : null;
  if (cell !== null) cell.title = cell.scrollWidth > cell.clientWidth ? cell.textContent : '';
}
