import type { ExportedList } from '@ribambelle/api/exports/shapes.ts';
import type { recordNames } from '@ribambelle/api/record-names.ts';
import { activityList } from '../activities/index.ts';
import { customerBundleList } from '../customer-bundles/index.ts';
import { bookingList } from '../bookings/index.ts';
import { customerMembershipList } from '../customer-memberships/index.ts';
import { segmentList } from '../segments/index.ts';
import { resourceBlockList } from '../resource-blocks/index.ts';
import { customerVoucherList } from '../customer-vouchers/index.ts';
import { reviewList } from '../reviews/index.ts';
import { collaboratorList } from '../collaborators/index.ts';
import { mailList } from '../notifications/index.ts';
import { auditList, securityList } from '../logs/index.ts';
import { availabilityList } from '../availabilities/index.ts';
import { customerList } from '../customers/index.ts';
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

/** Every list and report that can be exported, by its name, besides those of records. */
export const exportedLists = {
  registrations: registrationList,
  'registration-requests': requestList,
  customers: customerList,
  participants: participantList,
  payments: paymentList,
  availabilities: availabilityList,
  roster: rosterList,
  activities: activityList,
  'customer-bundles': customerBundleList,
  bookings: bookingList,
  'customer-memberships': customerMembershipList,
  'resource-blocks': resourceBlockList,
  segments: segmentList,
  'customer-vouchers': customerVoucherList,
  reviews: reviewList,
  collaborators: collaboratorList,
  mails: mailList,
  audit: auditList,
  balances: balanceList,
  security: securityList,
  'occupancy-report': occupancyReport,
  'resources-report': resourcesReport,
  'payments-report': paymentsReport,
  'sales-report': salesReport,
  accounts: accounts,
  'owed-report': owedReport,
} as const satisfies Readonly<
  Record<Exclude<ExportedList['list'], keyof typeof recordNames>, { readonly columns: object }>
>;
