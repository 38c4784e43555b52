/** Where a resource is booked from this moment for so many seconds (2 §2). */
export function bookLink(
  resource: string,
  { start_at, duration }: { start_at: string; duration: number },
): string {
  const query = new URLSearchParams({ resource, start_at, duration: String(duration) });
  return `/cart/bookings/add?${query.toString()}`;
}
