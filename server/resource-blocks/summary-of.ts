/** By what a block is known: its reason, or its first day where nobody said why. */
export function summaryOf({ reason, first_day }: { reason: string; first_day: string }): string {
  return reason === '' ? first_day : reason;
}
