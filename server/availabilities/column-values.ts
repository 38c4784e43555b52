import type { AvailabilityStatus } from '@ribambelle/domain/availabilities/availability.ts';

/** A status column, which the database restricts to these values. */
export function statusOf(column: string): AvailabilityStatus {
  return column === 'OPEN' || column === 'FULL' || column === 'OVERLAP' ? column : 'CLOSED';
}
