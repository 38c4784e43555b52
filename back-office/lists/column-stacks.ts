import { LOOK } from './cell.tsx';
import { WIDTHS } from './column-widths.ts';
import type { TableColumn } from './use-list-table.tsx';

/** A column of a table, with the columns below it in its cells. */
export interface ColumnStack<Row> {
  readonly top: TableColumn<Row>;
  readonly below: readonly TableColumn<Row>[];
}

/**
 * Returns columns as a table shows them: without room for all, some are below the column that they
 * belong to, if that one is shown.
 */
export function stackColumns<Row>(
  columns: readonly TableColumn<Row>[],
  { has_room }: { readonly has_room: boolean },
): readonly ColumnStack<Row>[] {
  const names = new Set(columns.map(({ name }) => name));
  const isBelow = ({ under }: TableColumn<Row>) =>
    !has_room && under !== undefined && names.has(under);
  return columns
    .filter((column) => !isBelow(column))
    .map((top) => ({
      top,
      below: columns.filter((column) => isBelow(column) && column.under === top.name),
    }));
}

/** Returns the width in pixels of a column that sets one, or whose kind does. */
export function widthOf<Row>({ top }: ColumnStack<Row>): number | undefined {
  return top.width ?? LOOK[top.kind].width;
}

/**
 * Returns the least width of a table, in pixels: on a narrower screen it scrolls, and every column
 * has a width.
 */
export function leastWidth<Row>(stacks: readonly ColumnStack<Row>[]): number {
  const widths = stacks.map((stack) => widthOf(stack) ?? WIDTHS.text);
  return widths.reduce((sum, one) => sum + one, 0);
}
