import type { Vault } from '../vault/vault.ts';

const TOKEN = /^([0-9a-z]{10,64})-([0-9a-f]{32})$/;

/** The family of an organiser whose news a token ends, by its cuid. */
interface ReaderOfNews {
  readonly organiser_id: number;
  readonly customer: string;
}

/**
 * Returns the token that ends the news of a family without a sign-in (3 §2): it names the family,
 * is signed, ends nothing else, and never expires.
 */
export function newsTokenOf(of: ReaderOfNews, vault: Vault): string {
  return `${of.customer}-${vault.sign(aboutNews(of))}`;
}

/**
 * Returns the cuid of the family whose news a token ends; null for a token that we never gave, or
 * one of another organiser.
 */
export function readNewsToken(
  token: string,
  { organiser_id, vault }: { organiser_id: number; vault: Vault },
): string | null {
  const [, customer = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (signature === '') return null;
  return vault.isSigned(aboutNews({ organiser_id, customer }), signature) ? customer : null;
}

function aboutNews({ organiser_id, customer }: ReaderOfNews): string {
  return `news of organiser ${organiser_id} to ${customer}`;
}
