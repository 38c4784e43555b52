import type { CellKind, CellValue } from '@ribambelle/api/lists/columns.ts';
import type { ExportedList } from '@ribambelle/api/exports/shapes.ts';
import { seesFields } from '@ribambelle/domain/permissions/field-groups.ts';
import { activityList } from '../activities/index.ts';
import { bundleList } from '../bundles/index.ts';
import { couponList } from '../coupons/index.ts';
import { discountList } from '../discounts/index.ts';
import { customerBundleList } from '../customer-bundles/index.ts';
import { bookingList } from '../bookings/index.ts';
import { customerMembershipList } from '../customer-memberships/index.ts';
import { bookingConfigurationList } from '../booking-configurations/index.ts';
import { segmentList } from '../segments/index.ts';
import { dateConfigurationList } from '../date-configurations/index.ts';
import { closedPeriodList } from '../closed-periods/index.ts';
import { resourceGroupList } from '../resource-groups/index.ts';
import { resourceBlockList } from '../resource-blocks/index.ts';
import { resourceList } from '../resources/index.ts';
import { membershipList } from '../memberships/index.ts';
import { voucherList } from '../vouchers/index.ts';
import { customerVoucherList } from '../customer-vouchers/index.ts';
import { locationList } from '../locations/index.ts';
import { reviewList } from '../reviews/index.ts';
import { collaboratorList } from '../collaborators/index.ts';
import { mailList } from '../notifications/index.ts';
import { auditList, securityList } from '../logs/index.ts';
import { availabilityList } from '../availabilities/index.ts';
import { customerList } from '../customers/index.ts';
import type { Db } from '../database/transaction.ts';
import { countWholeList } from '../lists/list-views.ts';
import {
  type AnyList,
  type ListReader,
  presentRows,
  refuseHiddenOrder,
} from '../lists/office-list.ts';
import { rowsInTurn } from '../lists/rows-in-turn-store.ts';
import { refuse } from '../refusal.ts';
import { participantList } from '../participants/index.ts';
import { paymentList } from '../payments/index.ts';
import { requestList } from '../registration-requests/index.ts';
import { registrationList } from '../registrations/index.ts';
import { rosterList } from '../rosters/index.ts';
import {
  accounts,
  balanceList,
  occupancyReport,
  owedReport,
  paymentsReport,
  resourcesReport,
  salesReport,
} from '../reports/index.ts';
import { volumeDiscountList } from '../volume-discounts/index.ts';

/** The content of an export: its columns, and its rows as its reader may see them. */
export interface ExportSource {
  readonly columns: readonly {
    readonly name: string;
    readonly kind: CellKind;
    readonly ours?: true;
    /** The title of a column that the organiser made. */
    readonly title?: string;
  }[];
  readonly count: (db: Db) => Promise<number>;
  readonly read: (db: Db) => AsyncGenerator<readonly (readonly CellValue[])[]>;
}

/**
 * Returns the exported list, for a reader. Refuses NOT_PERMITTED for a list, a filter, an order or
 * a column that the reader may not see.
 */
export async function exportSource(
  db: Db,
  of: ExportedList,
  reader: ListReader,
): Promise<ExportSource> {
  switch (of.list) {
    case 'registrations':
      return sourceOf(registrationList, { ...of, reader, db });
    case 'registration-requests':
      return sourceOf(requestList, { ...of, reader, db });
    case 'customers':
      return sourceOf(customerList, { ...of, reader, db });
    case 'participants':
      return sourceOf(participantList, { ...of, reader, db });
    case 'payments':
      return sourceOf(paymentList, { ...of, reader, db });
    case 'availabilities':
      return sourceOf(availabilityList, { ...of, reader, db });
    case 'roster':
      return sourceOf(rosterList, { ...of, reader, db });
    case 'activities':
      return sourceOf(activityList, { ...of, reader, db });
    case 'bundles':
      return sourceOf(bundleList, { ...of, reader, db });
    case 'customer-bundles':
      return sourceOf(customerBundleList, { ...of, reader, db });
    case 'resources':
      return sourceOf(resourceList, { ...of, reader, db });
    case 'date-configurations':
    case 'closed-periods':
    case 'resource-groups':
      return planningSource(of, { reader, db });
    case 'resource-blocks':
      return sourceOf(resourceBlockList, { ...of, reader, db });
    case 'segments':
      return sourceOf(segmentList, { ...of, reader, db });
    case 'booking-configurations':
      return sourceOf(bookingConfigurationList, { ...of, reader, db });
    case 'memberships':
      return sourceOf(membershipList, { ...of, reader, db });
    case 'bookings':
      return sourceOf(bookingList, { ...of, reader, db });
    case 'customer-memberships':
      return sourceOf(customerMembershipList, { ...of, reader, db });
    case 'vouchers':
      return sourceOf(voucherList, { ...of, reader, db });
    case 'customer-vouchers':
      return sourceOf(customerVoucherList, { ...of, reader, db });
    case 'discounts':
      return sourceOf(discountList, { ...of, reader, db });
    case 'volume-discounts':
      return sourceOf(volumeDiscountList, { ...of, reader, db });
    case 'coupons':
      return sourceOf(couponList, { ...of, reader, db });
    case 'locations':
      return sourceOf(locationList, { ...of, reader, db });
    case 'reviews':
      return sourceOf(reviewList, { ...of, reader, db });
    case 'collaborators':
      return sourceOf(collaboratorList, { ...of, reader, db });
    case 'mails':
      return sourceOf(mailList, { ...of, reader, db });
    case 'audit':
      return sourceOf(auditList, { ...of, reader, db });
    case 'security':
      return sourceOf(securityList, { ...of, reader, db });
    case 'occupancy-report':
    case 'resources-report':
    case 'payments-report':
    case 'sales-report':
    case 'owed-report':
      return reportSource(of, { reader, db });
    case 'balances':
      return sourceOf(balanceList, { ...of, reader, db });
    case 'accounts':
      return sourceOf(accounts, { ...of, reader, db });
  }
}

/** Returns the lists that the team uses for planning. */
function planningSource(
  of: Extract<ExportedList, { list: 'date-configurations' | 'closed-periods' | 'resource-groups' }>,
  by: { readonly reader: ListReader; readonly db: Db },
): Promise<ExportSource> {
  switch (of.list) {
    case 'date-configurations':
      return sourceOf(dateConfigurationList, { ...of, ...by });
    case 'closed-periods':
      return sourceOf(closedPeriodList, { ...of, ...by });
    case 'resource-groups':
      return sourceOf(resourceGroupList, { ...of, ...by });
  }
}

async function sourceOf<Request extends object, Found, Row>(
  list: AnyList<Request, Found, Row>,
  input: { filters: Request; columns: readonly string[]; reader: ListReader; db: Db },
): Promise<ExportSource> {
  const { filters, reader } = input;
  const { permissions } = reader;
  if (!permissions.includes(list.permission)) refuse('NOT_PERMITTED');
  const sort = 'sort' in filters && typeof filters.sort === 'string' ? filters.sort : undefined;
  refuseHiddenOrder(list.columns, { sort, permissions });
  const read = { ...reader, db: input.db };
  const unknown = input.columns.filter((name) => list.columns[name] === undefined);
  const made = unknown.length === 0 ? [] : ((await list.named?.(unknown, filters, read)) ?? []);
  const columns = input.columns.flatMap((name) => {
    const column = list.columns[name] ?? made.find((one) => one.name === name);
    if (column?.group !== undefined && !seesFields(permissions, column.group))
      refuse('NOT_PERMITTED');
    return column === undefined ? [] : [{ ...column, name }];
  });
  const query = await list.select(filters, read);
  const cells = (row: Row) => columns.map((column) => column.value(row));
  return {
    columns,
    count: (db) => countWholeList(db, query),
    async *read(db) {
      for await (const found of rowsInTurn(db, query.rows))
        yield (await presentRows(list, { db, found, reader })).map(cells);
    },
  };
}

/** Returns the reports, in which each row is a group. */
function reportSource(
  of: Extract<
    ExportedList,
    {
      list:
        | 'occupancy-report'
        | 'resources-report'
        | 'payments-report'
        | 'sales-report'
        | 'owed-report';
    }
  >,
  by: { readonly reader: ListReader; readonly db: Db },
): Promise<ExportSource> {
  switch (of.list) {
    case 'occupancy-report':
      return sourceOf(occupancyReport, { ...of, ...by });
    case 'resources-report':
      return sourceOf(resourcesReport, { ...of, ...by });
    case 'payments-report':
      return sourceOf(paymentsReport, { ...of, ...by });
    case 'sales-report':
      return sourceOf(salesReport, { ...of, ...by });
    case 'owed-report':
      return sourceOf(owedReport, { ...of, ...by });
  }
}
