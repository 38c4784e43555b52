interface Places {
  readonly capacity: number | null;
  readonly closed: boolean;
}

/**
 * Returns the number of places that a change by staff opens: the difference of the capacities; null
 * for all that are now free, when it is reopened or unlimited; 0 for none. Capacity null is no
 * limit.
 */
export function placesFreed(before: Places, after: Places): number | null {
  if (after.closed) return 0;
  if (before.closed) return null;
  if (before.capacity === null) return 0;
  return after.capacity === null ? null : Math.max(0, after.capacity - before.capacity);
}
