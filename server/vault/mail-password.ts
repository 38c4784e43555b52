/** What the password of a mail server is bound to: whose it is. */
export function aboutMailPassword(organiser_id: number): string {
  return `mail server of ${organiser_id}`;
}
