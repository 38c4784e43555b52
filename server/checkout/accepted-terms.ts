import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { findTermsInForce } from '../organisers/index.ts';
import { Refusal } from '../refusal.ts';

/**
 * Returns the number of the terms that a family accepts with a call, null when none are published.
 * A call that names no version accepts the terms in force at that moment; one that names another
 * version, or null, is refused TERMS_CHANGED with the number in force. The organiser is kept in
 * memory and may be outdated by a moment: its row is read unless the call names the remembered
 * version.
 */
export async function acceptedTerms(
  db: Db,
  input: { organiser: Organiser; named: number | null | undefined },
): Promise<number | null> {
  const { organiser, named } = input;
  if (named === organiser.terms_version) return named;
  const terms_version = await findTermsInForce(db);
  if (named === undefined || named === terms_version) return terms_version;
  throw new Refusal('TERMS_CHANGED', { details: terms_version === null ? {} : { terms_version } });
}
