import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { z } from 'zod';
import { day, paging } from '../general/shapes.ts';
import { type Columns, columnsOf } from '../lists/columns.ts';

/**
 * A report: its permission, its dimensions for grouping, and its columns, of which the figures are
 * measures (columns hidden by their group of fields are hidden here too). Its page, its chart, its
 * file and its e-mail are made from it.
 */
export interface Report<Row, Dimension extends string> {
  readonly permission: Permission;
  readonly dimensions: readonly [Dimension, ...Dimension[]];
  readonly columns: Columns<Row>;
  /** The measure that its chart draws. */
  readonly drawn: string;
}

/** Declares a report; keeps the names of its dimensions and columns. */
export function reportOf<Row>() {
  return <const Dimension extends string, const Declared extends Columns<Row>>(
    report: Omit<Report<Row, Dimension>, 'columns'> & { readonly columns: Declared },
  ) => ({ ...report, columns: columnsOf<Row>()(report.columns) });
}

/**
 * The group of a line of a report: the cuid of an activity, location or family, a day, or a code,
 * with its name; null for none.
 */
export const reportLine = z.object({ key: z.string().nullable(), name: z.string() });

/** The days of a report, the first and the last one included; at most two years. */
export const reportPeriod = { from: day, to: day };

/** The lines of a page of a report, at most. */
export const MOST_REPORT_LINES = 500;

/** The page of a report's lines. */
export const reportPaging = {
  page_number: paging.page_number,
  page_size: z.int().min(1).max(MOST_REPORT_LINES).default(MOST_REPORT_LINES),
};

/** Returns the schema of a page of its lines, the number of all lines, and their total. */
export function reportAnswer<Row extends z.ZodType, Total extends z.ZodType>(
  row: Row,
  total: Total,
) {
  return z.object({ data: z.array(row), count: z.int().min(0), total });
}
