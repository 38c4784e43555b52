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

/** A column of the table. What opens a row is a link, so that it can be opened in a tab of its own. */
export function tableColumn<Row extends { cuid: string }>(
  stack: ColumnStack<Row>,
  { list, hrefOf, way_back }: Input<Row>,
): DataTableColumn<Row> {
  const { top, below } = stack;
  const width = widthOf(stack);
  const opens = top.card === 'title' && hrefOf !== undefined;
  const first = (row: Row) =>
    opens ? (
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

/** A text goes on in further lines before it is cut; figures and dates stand on one. */
function lines<Row>({ kind, lines: most }: TableColumn<Row>, content: ReactNode): ReactNode {
  if (kind !== 'text' || content === null || content === '') return content;
  return (
    <span className="office-lines" data-lines={most}>
      {content}
    </span>
  );
}

/** What stands below the column to which it belongs; nothing where there is none. */
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
