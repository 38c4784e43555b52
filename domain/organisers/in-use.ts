/**
 * The features that a small organiser may not have; the menu shows their pages as soon as there is
 * one.
 */
export const OPTIONAL_NOUNS = [
  'resources',
  'bundles',
  'memberships',
  'vouchers',
  'segments',
  'discounts',
  'volume_discounts',
  'coupons',
  'registration_requests',
  'reviews',
  'mailings',
  'date_configurations',
  'closed_periods',
  'instalment_plans',
  'custom_fields',
] as const;

export type OptionalNoun = (typeof OPTIONAL_NOUNS)[number];
