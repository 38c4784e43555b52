/**
 * Returns the context to which the private keys of a sender domain are bound, the present one and
 * the next: their organiser.
 */
export function aboutSenderKey(organiser_id: number): string {
  return `sender domain of ${organiser_id}`;
}
