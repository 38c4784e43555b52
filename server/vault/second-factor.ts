/** What the secret of a second factor is bound to: whose it is. */
export function aboutSecondFactor(of: { organiser_id: number; collaborator_id: number }): string {
  return `second factor of ${of.organiser_id} ${of.collaborator_id}`;
}
