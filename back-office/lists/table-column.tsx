import type { DataTableColumn } from 'mantine-datatable';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { LOOK } from './cell.tsx';
import { type ColumnStack, widthOf } from './column-stacks.ts';
import { SortHead } from './sort-head.tsx';
import type { ListAddress } from './use-list-address.ts';
import type { TableColumn } from './use-list-table.tsx';

interface Input<Row> {
  readonly list: ListAddress;
  readonly hrefOf: ((row: Row) => string) | undefined;
  readonly way_back: LinkProps['state'];
}

/**
 * Returns a column of the table. The cell that opens a row is a link, so that it can open in
 * another tab.
 */
export function tableColumn<Row extends { cuid: string }>(
  stack: ColumnStack<Row>,
  { list, hrefOf, way_back }: Input<Row>,
): DataTableColumn<Row> {
  const { top, below } = stack;
  const width = widthOf(stack);
  const is_link = top.card === 'title' && hrefOf !== undefined;
  const first = (row: Row) =>
    is_link ? (
      <Link
        to={hrefOf(row)}
        state={way_back}
        className="office-name"
        tabIndex={-1}
        onClick={(event) => event.stopPropagation()}
      >
        {top.cell(row)}
      </Link>
    ) : (
      top.cell(row)
    );
  return {
    accessor: top.name,
    title: (
      <>
        <Head list={list} column={top} />
        <Below>
          {below.map((column) => (
            <Head key={column.name} list={list} column={column} />
          ))}
        </Below>
      </>
    ),
    ellipsis: true,
    ...(width === undefined ? {} : { width }),
    ...(LOOK[top.kind].right === true ? { textAlign: 'right' } : {}),
    render: (row) => (
      <>
        {lines(top, first(row))}
        <Below>
          {below.flatMap((column) => {
            const content = column.cell(row);
            const is_empty = content === null || content === '';
            return is_empty
              ? []
              : [<Fragment key={column.name}>{lines(column, content)}</Fragment>];
          })}
        </Below>
      </>
    ),
  };
}

function Head<Row>({ list, column }: { list: ListAddress; column: TableColumn<Row> }) {
  const { name, title, sorts } = column;
  return sorts === true ? <SortHead list={list} name={name} title={title} /> : title;
}

/** Lets a text go on over further lines before it is cut; figures and dates stay on one line. */
function lines<Row>({ kind, lines: most }: TableColumn<Row>, content: ReactNode): ReactNode {
  if (kind !== 'text' || content === null || content === '') return content;
  return (
    <span className="office-lines" data-lines={most}>
      {content}
    </span>
  );
}

/** The columns below the one that they belong to; nothing without any. */
function Below({ children }: { children: readonly ReactElement[] }) {
  if (children.length === 0) return null;
  return (
    <span className="office-below">
      {children.map((child) => (
        <Fragment key={child.key}>
          {' '}
          <span>{child}</span>
        </Fragment>
      ))}
    </span>
  );
}
