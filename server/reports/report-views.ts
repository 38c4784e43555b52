import { MOST_REPORT_LINES } from '@ribambelle/api/reports/report.ts';
import type { CellValue } from '@ribambelle/api/lists/columns.ts';
import { daysBetween } from '@ribambelle/domain/base/calendar.ts';
import { type Span, spanOfDay, type Zone } from '@ribambelle/domain/base/days.ts';
import type { Period } from '@ribambelle/domain/reports/periods.ts';
import { sql } from 'kysely';
import { pageOf } from '../database/counted.ts';
import type { Db } from '../database/transaction.ts';
import type { ListReader, OfficeList } from '../lists/office-list.ts';
import type { ListQuery } from '../lists/list-views.ts';
import { type ReadElsewhere, readTogetherInActions } from '../lists/together.ts';
import { refuse } from '../refusal.ts';
import type { SignedInCollaborator } from '../sessions/signed-in.ts';

/** The most days of a report, about two years: a longer period reads too much at once. */
const MOST_DAYS = 732;

/** The additions to each line: the number of lines, and the sum of all of them. */
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
  /** Returns the cells below the columns, for all lines together. */
  readonly totals: (whole: Sum) => Readonly<Record<string, CellValue>>;
  /** Refuses NOT_PERMITTED to readers who may not see its figures, and REPORT_TOO_LONG. */
  readonly select: (request: Request, reader: ListReader) => ListQuery<Found>;
}

interface Lines<Row, Total> {
  readonly data: Row[];
  readonly count: number;
  readonly total: Total;
}

/** The requested page of a report; the first when it has only one. */
interface Page {
  readonly page_number?: number;
  readonly page_size?: number;
}

/** The reader of a report, and the request. */
interface ReportContext<Request> extends Pick<ListReader, 'organiser' | 'language' | 'now'> {
  readonly db: Db;
  readonly request: Request & Page;
  readonly collaborator: SignedInCollaborator;
}

/**
 * Reads a report: a page of its lines as its reader may see them, their number, and the sum of all,
 * in one statement (in two for a page after the last). A caller that asks for the same with the
 * same rights while it is read is answered from that reading: nothing is kept.
 */
export function reportReader<Request, Found extends Whole<Sum>, Row, Sum, Total>(
  report: ReportList<Request, Found, Row, Sum>,
  totalOf: (whole: Sum, of: { readonly request: Request; readonly reader: ListReader }) => Total,
): (
  context: ReportContext<Request>,
) => Promise<Lines<Row, Total> | ReadElsewhere<Lines<Row, Total>>> {
  const together = readTogetherInActions<Lines<Row, Total>>();
  return async (context) => {
    const { db, request, organiser, collaborator, language, now } = context;
    const reader = { organiser, permissions: collaborator.permissions, language, now };
    const { rows } = report.select(request, reader);
    return together.read(context, async () => {
      const { page_number = 1, page_size = MOST_REPORT_LINES } = request;
      const { limit, offset } = pageOf({ page_number, page_size });
      const readPage = async (page: { limit: number; offset: number }) =>
        (await sql<Found>`${rows} limit ${page.limit} offset ${page.offset}`.execute(db)).rows;
      const lines = await readPage({ limit, offset });
      const [first] =
        lines.length > 0 || offset === 0 ? lines : await readPage({ limit: 1, offset: 0 });
      return {
        data: lines.map((row) => report.present(row, reader)),
        count: first?.lines ?? 0,
        total: totalOf(first?.whole ?? report.nothing, { request, reader }),
      };
    });
  };
}

/** Returns the moments between which a period runs in the zone. Refuses REPORT_TOO_LONG. */
export function spanOfPeriod({ from, to }: Period, zone: Zone): Span {
  if (daysBetween(from, to) >= MOST_DAYS) refuse('REPORT_TOO_LONG');
  return { start_at: spanOfDay(from, zone).start_at, end_at: spanOfDay(to, zone).end_at };
}
