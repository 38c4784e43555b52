import type { ListName } from '@ribambelle/api/exports/shapes.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
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
import { participantList } from '../participants/index.ts';
import { paymentList } from '../payments/index.ts';
import { requestList } from '../registration-requests/index.ts';
import { registrationList } from '../registrations/index.ts';
import { balanceList } from '../reports/index.ts';
import { rosterList } from '../rosters/index.ts';
import { volumeDiscountList } from '../volume-discounts/index.ts';

/** The permission needed to read each list. */
export const READ_PERMISSION: Readonly<Record<ListName, Permission>> = {
  registrations: registrationList.permission,
  'registration-requests': requestList.permission,
  customers: customerList.permission,
  participants: participantList.permission,
  payments: paymentList.permission,
  availabilities: availabilityList.permission,
  roster: rosterList.permission,
  activities: activityList.permission,
  bundles: bundleList.permission,
  'customer-bundles': customerBundleList.permission,
  resources: resourceList.permission,
  'date-configurations': dateConfigurationList.permission,
  'closed-periods': closedPeriodList.permission,
  'resource-groups': resourceGroupList.permission,
  'resource-blocks': resourceBlockList.permission,
  segments: segmentList.permission,
  'booking-configurations': bookingConfigurationList.permission,
  memberships: membershipList.permission,
  bookings: bookingList.permission,
  'customer-memberships': customerMembershipList.permission,
  vouchers: voucherList.permission,
  'customer-vouchers': customerVoucherList.permission,
  discounts: discountList.permission,
  'volume-discounts': volumeDiscountList.permission,
  coupons: couponList.permission,
  locations: locationList.permission,
  reviews: reviewList.permission,
  collaborators: collaboratorList.permission,
  mails: mailList.permission,
  audit: auditList.permission,
  security: securityList.permission,
  balances: balanceList.permission,
};
