/** Why one of many records is left as it is, while the others are changed. */
export const BULK_REFUSALS = [
  'PRICE_BELOW_DEPOSIT',
  'PRICE_OUT_OF_RANGE',
  'CAPACITY_OUT_OF_RANGE',
  'CAPACITY_UNLIMITED',
  'WINDOW_REVERSED',
  'TAGS_TOO_MANY',
  'TAG_NOT_FOUND',
  'NO_DATES_LEFT',
  'COPIED_ALREADY',
  'IN_USE',
  'DATES_OVERLAP',
  'OVER',
  'CHANGED_SINCE',
  'GONE',
  'NOT_PERMITTED',
] as const;

export type BulkRefusal = (typeof BULK_REFUSALS)[number];

/** The fields that can be changed of many at once. */
export const BULK_FIELDS = [
  'closed',
  'called_off',
  'capacity',
  'price',
  'deposit',
  'tags',
  'registrations_start_at',
  'registrations_end_at',
] as const;

/** What a copy has that its original has not: when it begins, and which days it leaves out. */
export const COPY_FIELDS = ['start_at', 'skipped_days'] as const;

/** What a registration has that is cancelled with others: that it is, and what went back or was kept of its money. */
export const CANCEL_FIELDS = ['cancelled', 'given_amount', 'kept_amount'] as const;

/** What a date has that is closed or moved with others: what registrations on it cost less, what went back of that, and its new end beside its new beginning. */
export const CLOSE_FIELDS = ['taken_off_amount', 'end_at'] as const;
