/** The calls that are refetched once a review was hidden or answered. */
export const AFTER_REVIEW = [
  'getOfficeReview',
  'listOfficeReviews',
  'getOfficeRegistration',
  'listAuditLog',
  'getDashboard',
] as const;
