import { z } from 'zod';
import { activityColumns } from '../activities/activity-columns.ts';
import { activityFilters } from '../activities/office-shapes.ts';
import { collaboratorColumns } from '../collaborators/collaborator-columns.ts';
import { collaboratorFilters } from '../collaborators/office-shapes.ts';
import { customerBundleColumns } from '../customer-bundles/customer-bundle-columns.ts';
import { resourceBlockColumns } from '../resource-blocks/resource-block-columns.ts';
import { resourceBlockFilters } from '../resource-blocks/shapes.ts';
import { segmentColumns } from '../segments/segment-columns.ts';
import { segmentFilters } from '../segments/shapes.ts';
import { bookingColumns } from '../bookings/booking-columns.ts';
import { bookingFilters } from '../bookings/shapes.ts';
import { customerMembershipColumns } from '../customer-memberships/customer-membership-columns.ts';
import { customerMembershipFilters } from '../customer-memberships/shapes.ts';
import { customerBundleFilters } from '../customer-bundles/shapes.ts';
import { customerVoucherColumns } from '../customer-vouchers/customer-voucher-columns.ts';
import { customerVoucherFilters } from '../customer-vouchers/shapes.ts';
import { auditColumns } from '../logs/audit-columns.ts';
import { securityColumns } from '../logs/security-columns.ts';
import { auditFilters, securityFilters } from '../logs/shapes.ts';
import { mailColumns } from '../notifications/mail-columns.ts';
import { mailFilters } from '../notifications/mail-shapes.ts';
import { reviewColumns } from '../reviews/review-columns.ts';
import { reviewFilters } from '../reviews/shapes.ts';
import { availabilityColumns } from '../availabilities/availability-columns.ts';
import { availabilityFilters } from '../availabilities/office-shapes.ts';
import { customerColumns } from '../customers/customer-columns.ts';
import { customerFilters } from '../customers/office-shapes.ts';
import { cuid, instant } from '../general/shapes.ts';
import { rosterColumns } from '../rosters/roster-columns.ts';
import { rosterFilters } from '../rosters/shapes.ts';
import { type Columns, sortBy } from '../lists/columns.ts';
import { participantFilters } from '../participants/office-shapes.ts';
import { participantColumns } from '../participants/participant-columns.ts';
import { paymentFilters } from '../payments/office-shapes.ts';
import { paymentColumns } from '../payments/payment-columns.ts';
import { accountsExported, balancesExported } from '../reports/accounts.ts';
import { occupancyReport, occupancyReportFilters } from '../reports/occupancy-report.ts';
import { owedReport, owedReportFilters } from '../reports/owed-report.ts';
import { paymentsReport, paymentsReportFilters } from '../reports/payments-report.ts';
import { resourcesReport, resourcesReportFilters } from '../reports/resources-report.ts';
import { salesReport, salesReportFilters } from '../reports/sales-report.ts';
import { registrationFilters } from '../registrations/office-shapes.ts';
import { requestColumns } from '../registration-requests/request-columns.ts';
import { requestFilters } from '../registration-requests/office-shapes.ts';
import { registrationColumns } from '../registrations/registration-columns.ts';
import { records } from '../records.ts';
import { exportedRecords } from './unsafe.ts';
import { wantedOf, wantedOfDay } from './wanted-columns.ts';

/** The format of a file: CSV with semicolons for any program, XLSX for a spreadsheet. */
export const exportFormat = z.enum(['CSV', 'XLSX']);

/** Returns the schema of a list with its filters, its order and the wanted columns, in order. */
function exported<
  const List extends string,
  Filters extends z.ZodRawShape,
  Declared extends Columns<never>,
>(list: List, { filters, columns }: { filters: Filters; columns: Declared }) {
  return z.object({
    list: z.literal(list),
    filters: z.object({ ...filters, sort: sortBy(columns) }),
    columns: wantedOf(columns),
  });
}

/**
 * Returns the schema of a report with its grouping, its period, and the wanted columns; its order
 * is fixed.
 */
function exportedReport<const List extends string, Filters extends z.ZodRawShape>(
  list: List,
  { filters, columns }: { filters: Filters; columns: Columns<never> },
) {
  return z.object({
    list: z.literal(list),
    filters: z.object(filters),
    columns: wantedOf(columns),
  });
}

const lists = [
  exported('registrations', { filters: registrationFilters, columns: registrationColumns }),
  exported('registration-requests', { filters: requestFilters, columns: requestColumns }),
  exported('customers', { filters: customerFilters, columns: customerColumns }),
  exported('participants', { filters: participantFilters, columns: participantColumns }),
  exported('payments', { filters: paymentFilters, columns: paymentColumns }),
  exported('availabilities', { filters: availabilityFilters, columns: availabilityColumns }),
  z.object({
    list: z.literal('roster'),
    filters: z.object({ ...rosterFilters, sort: sortBy(rosterColumns) }),
    columns: wantedOfDay,
  }),
  exported('activities', { filters: activityFilters, columns: activityColumns }),
  exported('customer-bundles', { filters: customerBundleFilters, columns: customerBundleColumns }),
  exported('bookings', { filters: bookingFilters, columns: bookingColumns }),
  exported('customer-memberships', {
    filters: customerMembershipFilters,
    columns: customerMembershipColumns,
  }),
  exported('resource-blocks', {
    filters: resourceBlockFilters,
    columns: resourceBlockColumns,
  }),
  exported('segments', { filters: segmentFilters, columns: segmentColumns }),
  exported('customer-vouchers', {
    filters: customerVoucherFilters,
    columns: customerVoucherColumns,
  }),
  exported('reviews', { filters: reviewFilters, columns: reviewColumns }),
  exported('collaborators', { filters: collaboratorFilters, columns: collaboratorColumns }),
  exported('mails', { filters: mailFilters, columns: mailColumns }),
  exported('audit', { filters: auditFilters, columns: auditColumns }),
  exported('balances', balancesExported),
  exported('security', { filters: securityFilters, columns: securityColumns }),
] as const;

const ofRecords = exportedRecords(records, ({ noun, list }) => exported(noun, list));

const reports = [
  exportedReport('occupancy-report', {
    filters: occupancyReportFilters,
    columns: occupancyReport.columns,
  }),
  exportedReport('resources-report', {
    filters: resourcesReportFilters,
    columns: resourcesReport.columns,
  }),
  exportedReport('payments-report', {
    filters: paymentsReportFilters,
    columns: paymentsReport.columns,
  }),
  exportedReport('sales-report', { filters: salesReportFilters, columns: salesReport.columns }),
  exportedReport('accounts', accountsExported),
  exportedReport('owed-report', { filters: owedReportFilters, columns: owedReport.columns }),
] as const;

/** The lists and reports that can be exported, with exactly their filters and columns. */
export const exportedList = z.discriminatedUnion('list', [...lists, ...ofRecords, ...reports]);

/**
 * The names of the lists of the back-office, each with filters, an order and columns of its own.
 */
export const listName = z.enum([...lists, ...ofRecords].map(({ shape }) => shape.list.value));
export type ListName = z.infer<typeof listName>;

export type ExportedList = z.infer<typeof exportedList>;

/** A file in the making, or made; it can be fetched for a day. */
export const exportShape = z.object({
  cuid,
  list: z.string(),
  format: exportFormat,
  state: z.enum(['WAITING', 'WRITING', 'DONE', 'FAILED']),
  /** The number of rows to write when it began; 0 before. Always exact. */
  rows_found: z.int(),
  rows_written: z.int(),
  created_at: instant,
  finished_at: instant.nullable(),
});
