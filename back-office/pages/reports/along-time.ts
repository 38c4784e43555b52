import { partsOfPeriod, type Period, type PeriodPart } from '@ribambelle/domain/reports/periods.ts';

/** True for a grouping by time. */
export function isTime(by: string): by is PeriodPart {
  return by === 'day' || by === 'week' || by === 'month';
}

/**
 * Returns the days, weeks or months of a report with their lines, including those without any.
 * Those in the future are left out after the last one with a line.
 */
export function alongTime<Row extends { key: string | null }>(input: {
  by: PeriodPart;
  days: Period;
  today: string;
  rows: readonly Row[];
}): readonly { readonly key: string; readonly rows: readonly Row[] }[] {
  const { by, days, today, rows } = input;
  const last = rows
    .map(({ key }) => key ?? '')
    .reduce((one, other) => (one > other ? one : other), '');
  return partsOfPeriod(by, days)
    .filter((key) => key <= today || key <= last)
    .map((key) => ({ key, rows: rows.filter((row) => row.key === key) }));
}
