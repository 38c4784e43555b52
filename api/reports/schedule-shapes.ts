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

/** A report as it is sent: its grouping and, where it has one, the period that is seen from the day on which it is sent. */
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

/** When: 1 for Monday to 7 for Sunday, and a full hour on the organiser's clock. */
export const weekly = { weekday: z.int().min(1).max(7), hour: z.int().min(0).max(23) };

/** What a weekly report says beside what is sent. */
export const scheduleFields = { ...weekly, recipients: z.array(cuid).min(1).max(20) };

/** A colleague as far as a choice of recipients shows them. */
export const reportReader = z.object({ cuid, name: z.string() });

/** A report that is sent each week. */
export const reportSchedule = z.object({
  cuid,
  version,
  of: scheduledReport,
  ...weekly,
  paused: z.boolean(),
  next_at: instant,
  /** When it was last begun to be sent; null for never. */
  sent_at: instant.nullable(),
  made_by: z.string(),
  /** `gets` is false for who may no longer read the report, or works here no more. */
  recipients: z.array(reportReader.extend({ gets: z.boolean() })),
  /** The caller made it, or manages the team: may change it, pause it and delete it. */
  changeable: z.boolean(),
});
