import { SENT_PERIODS } from '@ribambelle/domain/reports/periods.ts';
import { z } from 'zod';
import { cuid, instant } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { occupancyReport } from './occupancy-report.ts';
import { owedReport } from './owed-report.ts';
import { paymentsReport } from './payments-report.ts';
import { resourcesReport } from './resources-report.ts';
import { salesReport } from './sales-report.ts';

const period = z.enum(SENT_PERIODS);

/**
 * A report as it is sent: its grouping and, if it has one, the period relative to the day on which
 * it is sent.
 */
export const scheduledReport = z.discriminatedUnion('report', [
  z.object({
    report: z.literal('occupancy'),
    by: z.enum(occupancyReport.dimensions),
    period,
  }),
  z.object({
    report: z.literal('resources'),
    by: z.enum(resourcesReport.dimensions),
    period,
  }),
  z.object({
    report: z.literal('payments'),
    by: z.enum(paymentsReport.dimensions),
    period,
  }),
  z.object({
    report: z.literal('sales'),
    by: z.enum(salesReport.dimensions),
    period,
  }),
  z.object({ report: z.literal('owed'), by: z.enum(owedReport.dimensions) }),
]);

export type ScheduledReport = z.infer<typeof scheduledReport>;

/** The weekly time: 1 for Monday to 7 for Sunday, and a full hour in the organiser's local time. */
export const weekly = { weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23) };

/** The fields of a weekly report besides its content. */
export const scheduleFields = { ...weekly, recipients: z.array(cuid).min(1).max(20) };

/** A colleague in a choice of recipients. */
export const reportReader = z.object({ cuid, name: z.string() });

/** A report that is sent each week. */
export const reportSchedule = z.object({
  cuid,
  version,
  of: scheduledReport,
  ...weekly,
  paused: z.boolean(),
  next_at: instant,
  /** The time of the start of its last sending; null for never. */
  sent_at: instant.nullable(),
  made_by: z.string(),
  /** `gets` is false for a colleague who may no longer read the report, or no longer works here. */
  recipients: z.array(reportReader.extend({ gets: z.boolean() })),
  /**
   * True when the caller made it, or manages the team: they may change it, pause it and delete it.
   */
  changeable: z.boolean(),
});
