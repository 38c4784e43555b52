/**
 * Returns the address of a site for a provider's messages. An account has its own: its messages are
 * read with its own secrets.
 */
export function webhookUrl(
  site: string,
  of: { readonly provider: string | null; readonly payment_provider_id: number | null },
): string {
  const account = of.payment_provider_id === null ? '' : `/${of.payment_provider_id}`;
  return `${site}/webhooks/${of.provider ?? ''}${account}`;
}
