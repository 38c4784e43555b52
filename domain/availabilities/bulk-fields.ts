/** The reasons why one of many records is left as it is while the others are changed. */
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

/** The fields that can be changed for many records at once. */
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

/** The fields of a copy that its original lacks: its start and the days that it leaves out. */
export const COPY_FIELDS = ['start_at', 'skipped_days'] as const;

/**
 * The fields of a registration cancelled in bulk: the cancellation, and the money given back or
 * kept.
 */
export const CANCEL_FIELDS = ['cancelled', 'given_amount', 'kept_amount'] as const;

/**
 * The fields of a date closed or moved in bulk: the reduction of its registrations, the money given
 * back for it, and the new end besides the new start.
 */
export const CLOSE_FIELDS = ['taken_off_amount', 'end_at'] as const;
