import { LOOK } from './cell.tsx';
import { WIDTHS } from './column-widths.ts';
import type { TableColumn } from './use-list-table.tsx';

/** A column of a table, with those that stand below it in its cells. */
export interface ColumnStack<Row> {
  readonly top: TableColumn<Row>;
  readonly below: readonly TableColumn<Row>[];
}

/** Columns as a table shows them: where there is no room for all, some stand below the one they belong to, if it is shown. */
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

/** The width in pixels of a column that says one, or whose kind does. */
export function widthOf<Row>({ top }: ColumnStack<Row>): number | undefined {
  return top.width ?? LOOK[top.kind].width;
}

/** How wide a table is at least, in pixels: where the screen is narrower it scrolls, and no column is without a width. */
export function leastWidth<Row>(stacks: readonly ColumnStack<Row>[]): number {
  const widths = stacks.map((stack) => widthOf(stack) ?? WIDTHS.text);
  return widths.reduce((sum, one) => sum + one, 0);
}
