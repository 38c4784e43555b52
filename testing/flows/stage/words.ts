import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { Texts } from '@ribambelle/texts/all.ts';
import { errorTextsFor, textsFor } from '@ribambelle/texts/texts-for.ts';

/** The texts of one language: a story presses the words on a button, whatever they are. */
export interface Words {
  readonly language: Language;
  readonly errors: Readonly<Record<string, string>>;
  readonly account: Texts['account'];
  readonly availabilities: Texts['availabilities'];
  readonly availabilityPage: Texts['availability-page'];
  readonly cart: Texts['cart'];
  readonly catalogue: Texts['catalogue'];
  readonly catalogueDates: Texts['catalogue-dates'];
  readonly quickBooking: Texts['quick-booking'];
  readonly checkout: Texts['checkout-page'];
  readonly success: Texts['checkout-success'];
  readonly customers: Texts['customers'];
  readonly sandbox: Texts['sandbox'];
  readonly shell: Texts['shell'];
  readonly signIn: Texts['sign-in'];
  readonly waitingList: Texts['waiting-list'];
  readonly reviews: Texts['reviews'];
  readonly newsletters: Texts['newsletters'];
  readonly bundles: Texts['bundles'];
  readonly memberships: Texts['memberships'];
  readonly resources: Texts['resources'];
  readonly bookings: Texts['bookings'];
  readonly vouchers: Texts['vouchers'];
  readonly requests: Texts['registration-requests'];
  readonly attendanceCodes: Texts['attendance-codes'];
  readonly voucherCodes: Texts['voucher-codes'];
}

/** Returns the texts of the public site. */
export function wordsIn(language: Language): Words {
  const texts = textsFor(language);
  return {
    ...texts,
    language,
    errors: errorTextsFor(language),
    availabilityPage: texts['availability-page'],
    catalogueDates: texts['catalogue-dates'],
    quickBooking: texts['quick-booking'],
    checkout: texts['checkout-page'],
    success: texts['checkout-success'],
    signIn: texts['sign-in'],
    waitingList: texts['waiting-list'],
    requests: texts['registration-requests'],
    attendanceCodes: texts['attendance-codes'],
    voucherCodes: texts['voucher-codes'],
  };
}

export interface OfficeWords {
  readonly language: Language;
  readonly errors: Readonly<Record<string, string>>;
  readonly office: Texts['office'];
  readonly builder: Texts['office-builder'];
  readonly versions: Texts['office-versions'];
  readonly elements: Texts['office-elements'];
  readonly availabilities: Texts['office-availabilities'];
  readonly week: Texts['office-week'];
  readonly closedPeriods: Texts['office-closed-periods'];
  readonly templates: Texts['office-date-configurations'];
  readonly resourceCalendar: Texts['office-resource-calendar'];
  readonly resourceBlocks: Texts['office-resource-blocks'];
  readonly reports: Texts['reports'];
  readonly exports: Texts['exports'];
  readonly impersonations: Texts['impersonations'];
  readonly bookings: Texts['office-bookings'];
  readonly rosters: Texts['office-rosters'];
  readonly badges: Texts['badges'];
  readonly attendances: Texts['office-attendances'];
  readonly registrations: Texts['office-registrations'];
  readonly changes: Texts['office-registration-changes'];
  readonly merges: Texts['office-merges'];
  readonly households: Texts['office-households'];
  readonly payments: Texts['office-payments'];
  readonly instalmentPlans: Texts['office-instalment-plans'];
  readonly views: Texts['saved-views'];
  readonly reviews: Texts['office-reviews'];
  readonly customers: Texts['office-customers'];
  readonly records: Texts['office-records'];
  readonly bundles: Texts['office-bundles'];
  readonly soldBundles: Texts['office-customer-bundles'];
  readonly memberships: Texts['office-memberships'];
  readonly soldMemberships: Texts['office-customer-memberships'];
  readonly requests: Texts['office-registration-requests'];
  readonly activities: Texts['office-activities'];
  readonly coupons: Texts['office-coupons'];
  readonly discounts: Texts['office-discounts'];
  readonly segments: Texts['office-segments'];
  readonly volume_discounts: Texts['office-volume-discounts'];
  readonly vouchers: Texts['office-vouchers'];
  readonly soldVouchers: Texts['office-customer-vouchers'];
  readonly notes: Texts['office-notes'];
  readonly mails: Texts['office-mails'];
  readonly mailings: Texts['office-mailings'];
  readonly organisation: Texts['office-organisation'];
  readonly access: Texts['office-access'];
  readonly bulk: Texts['bulk-actions'];
  readonly minimum: Texts['automatic-cancellations'];
  readonly filters: Texts['list-filters'];
}

/** Returns the texts of the back-office. */
export function officeWordsIn(language: Language): OfficeWords {
  const texts = textsFor(language);
  return {
    language,
    errors: errorTextsFor(language),
    office: texts.office,
    builder: texts['office-builder'],
    versions: texts['office-versions'],
    elements: texts['office-elements'],
    availabilities: texts['office-availabilities'],
    week: texts['office-week'],
    closedPeriods: texts['office-closed-periods'],
    templates: texts['office-date-configurations'],
    resourceCalendar: texts['office-resource-calendar'],
    resourceBlocks: texts['office-resource-blocks'],
    reports: texts.reports,
    exports: texts.exports,
    impersonations: texts.impersonations,
    bookings: texts['office-bookings'],
    rosters: texts['office-rosters'],
    badges: texts.badges,
    attendances: texts['office-attendances'],
    registrations: texts['office-registrations'],
    changes: texts['office-registration-changes'],
    merges: texts['office-merges'],
    households: texts['office-households'],
    payments: texts['office-payments'],
    instalmentPlans: texts['office-instalment-plans'],
    views: texts['saved-views'],
    reviews: texts['office-reviews'],
    customers: texts['office-customers'],
    records: texts['office-records'],
    bundles: texts['office-bundles'],
    activities: texts['office-activities'],
    coupons: texts['office-coupons'],
    discounts: texts['office-discounts'],
    segments: texts['office-segments'],
    volume_discounts: texts['office-volume-discounts'],
    soldBundles: texts['office-customer-bundles'],
    memberships: texts['office-memberships'],
    soldMemberships: texts['office-customer-memberships'],
    requests: texts['office-registration-requests'],
    vouchers: texts['office-vouchers'],
    soldVouchers: texts['office-customer-vouchers'],
    notes: texts['office-notes'],
    mails: texts['office-mails'],
    mailings: texts['office-mailings'],
    organisation: texts['office-organisation'],
    access: texts['office-access'],
    bulk: texts['bulk-actions'],
    minimum: texts['automatic-cancellations'],
    filters: texts['list-filters'],
  };
}
