import type { CellValue } from '@ribambelle/api/lists/columns.ts';
import { daysBetween } from '@ribambelle/domain/base/calendar.ts';
import { type Span, spanOfDay, type Zone } from '@ribambelle/domain/base/days.ts';
import type { Period } from '@ribambelle/domain/reports/periods.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import type { ListReader, OfficeList } from '../lists/office-list.ts';
import type { ListQuery } from '../lists/list-views.ts';
import { readTogether, sameRights } from '../lists/together.ts';
import { refuse } from '../refusal.ts';

/** Lines of a report on a page; an export has them all. */
const MOST_LINES = 500;
/** Days of a report, about two years: what is longer reads too much at once. */
const MOST_DAYS = 732;

/** What comes with each line: how many lines there are, and all of them together. */
export interface Whole<Sum> {
  readonly lines: number;
  readonly whole: Sum;
}

/** A report as a list of lines: its page, its file and its e-mail read it alike. */
export interface ReportList<Request, Found extends Whole<Sum>, Row, Sum> extends OfficeList<
  Request,
  Found,
  Row
> {
  /** The sum of no lines. */
  readonly nothing: Sum;
  /** What stands under the columns, of all lines together. */
  readonly totals: (whole: Sum) => Readonly<Record<string, CellValue>>;
  /** Refuses NOT_PERMITTED to whoever may not see its figures, and REPORT_TOO_LONG. */
  readonly select: (request: Request, reader: ListReader) => ListQuery<Found>;
}

interface Lines<Row, Sum> {
  readonly data: Row[];
  readonly count: number;
  readonly total: Sum;
}

/**
 * Reads a report: its first lines as its reader may see them, how many there are, and the sum of all, in one statement. Who asks for the same
 * with the same rights while it is read is answered from that reading: nothing is kept.
 */
export function reportReader<Request, Found extends Whole<Sum>, Row, Sum>(
  report: ReportList<Request, Found, Row, Sum>,
): (
  db: Db,
  input: {
    readonly request: Request;
    readonly reader: ListReader;
    readonly collaborator: Parameters<typeof sameRights>[0]['collaborator'];
  },
) => Promise<Lines<Row, Sum>> {
  const together = readTogether<Lines<Row, Sum>>();
  return (db, { request, reader, collaborator }) => {
    const { rows } = report.select(request, reader);
    const rights = sameRights({ ...reader, collaborator });
    return together.read(`${rights} ${JSON.stringify(request)}`, async () => {
      const found = await sql<Found>`${rows} limit ${MOST_LINES}`.execute(db);
      const [first] = found.rows;
      return {
        data: found.rows.map((row) => report.present(row, reader)),
        count: first?.lines ?? 0,
        total: first?.whole ?? report.nothing,
      };
    });
  };
}

/** The moments between which a period lies in the zone. Refuses REPORT_TOO_LONG. */
export function spanOfPeriod({ from, to }: Period, zone: Zone): Span {
  if (daysBetween(from, to) >= MOST_DAYS) refuse('REPORT_TOO_LONG');
  return { start_at: spanOfDay(from, zone).start_at, end_at: spanOfDay(to, zone).end_at };
}
