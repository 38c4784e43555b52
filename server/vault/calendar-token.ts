/** Returns the context to which the address of a calendar is bound: its customer. */
export function aboutCalendarToken(of: { organiser_id: number; customer_id: number }): string {
  return `calendar of ${of.organiser_id} ${of.customer_id}`;
}
