interface Places {
  readonly capacity: number | null;
  readonly closed: boolean;
}

/**
 * How many places a change by staff opens: the difference of the capacities; null for all that are free now, when it is open again
 * or without limit; 0 for none. Capacity null is no limit.
 */
export function placesFreed(before: Places, after: Places): number | null {
  if (after.closed) return 0;
  if (before.closed) return null;
  if (before.capacity === null) return 0;
  return after.capacity === null ? null : Math.max(0, after.capacity - before.capacity);
}
