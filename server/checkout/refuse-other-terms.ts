import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { findTermsInForce } from '../organisers/index.ts';
import { Refusal } from '../refusal.ts';

/**
 * Refuses TERMS_CHANGED, with the number of the version that holds, where the family accepted another one. The organiser may be remembered
 * from a moment before: the row decides, and is read only then.
 */
export async function refuseOtherTerms(
  db: Db,
  input: { organiser: Organiser; accepted: number | null },
): Promise<void> {
  const { organiser, accepted } = input;
  if (accepted === organiser.terms_version) return;
  const terms_version = await findTermsInForce(db, organiser.id);
  if (accepted === terms_version) return;
  throw new Refusal('TERMS_CHANGED', { details: terms_version === null ? {} : { terms_version } });
}
