import type { AvailabilityStatus } from '@ribambelle/domain/availabilities/availability.ts';

/** A status column, which the database restricts to these values. */
export function statusOf(column: string): AvailabilityStatus {
  return column === 'OPEN' || column === 'FULL' || column === 'OVERLAP' ? column : 'CLOSED';
}

/** What was decided about an availability: closed by staff, or what its status column says. */
export function decidedStatus(row: {
  readonly closed: boolean;
  readonly status: string;
}): AvailabilityStatus {
  return row.closed ? 'CLOSED' : statusOf(row.status);
}
