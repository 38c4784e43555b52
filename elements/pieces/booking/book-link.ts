/**
 * Returns the address at which a resource is booked from a moment for a duration in seconds, or for
 * several such times in a row (2 §2).
 */
export function bookLink(
  resource: string,
  { start_at, duration, times = 1 }: { start_at: string; duration: number; times?: number },
): string {
  const query = new URLSearchParams({ resource, start_at, duration: String(duration) });
  if (times > 1) query.set('times', String(times));
  return `/cart/bookings/add?${query.toString()}`;
}
