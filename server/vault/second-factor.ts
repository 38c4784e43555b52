/** Returns the context to which the secret of a second factor is bound: its collaborator. */
export function aboutSecondFactor(of: { organiser_id: number; collaborator_id: number }): string {
  return `second factor of ${of.organiser_id} ${of.collaborator_id}`;
}
