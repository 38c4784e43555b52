/** Returns the context to which the password of a mail server is bound: its organiser. */
export function aboutMailPassword(organiser_id: number): string {
  return `mail server of ${organiser_id}`;
}
