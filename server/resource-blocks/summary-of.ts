/** Returns the name of a block: its reason, or its first day when it has none. */
export function summaryOf({ reason, first_day }: { reason: string; first_day: string }): string {
  return reason === '' ? first_day : reason;
}
