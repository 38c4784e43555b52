import type { AvailabilityStatus } from '@ribambelle/domain/availabilities/availability.ts';

/** Returns the status of a column, which the database restricts to these values. */
export function statusOf(column: string): AvailabilityStatus {
  return column === 'OPEN' || column === 'FULL' || column === 'OVERLAP' ? column : 'CLOSED';
}

/**
 * Returns the decided status of an availability: closed by staff, or the value of its status
 * column.
 */
export function decidedStatus(row: {
  readonly closed: boolean;
  readonly status: string;
}): AvailabilityStatus {
  return row.closed ? 'CLOSED' : statusOf(row.status);
}
