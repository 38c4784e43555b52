/** Returns the context to which the key of an account at a payment provider is bound: its row. */
export function aboutProviderKey(of: { organiser_id: number; id: number }): string {
  return `key of payment provider ${of.id} of ${of.organiser_id}`;
}

/** Returns the context to which the secret that signs its messages is bound: its row. */
export function aboutSigningSecret(of: { organiser_id: number; id: number }): string {
  return `signing secret of payment provider ${of.id} of ${of.organiser_id}`;
}
