import type { Language } from '@ribambelle/domain/base/languages.ts';
import { type CoveredDebt, coveredDebts } from '@ribambelle/domain/payment-mandates/agreement.ts';
import { accountOf, type Collector } from '@ribambelle/domain/payments/payment-mode.ts';
import type { Target } from '@ribambelle/domain/payments/split-over-targets.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { ReceivableRow } from '../receivables/index.ts';
import { textReader } from '../texts/bilingual.ts';
import { agreedName, agreementWords } from './agreement-words.ts';
import { canKeep, type CoverableRow, loadCoverable, renewingIn } from './mandate-views.ts';

/** An agreement that a family can give with a payment: its words, and what they cover. */
export interface Agreement {
  /** The account that keeps the means; null for the sandbox. */
  readonly payment_provider_id: number | null;
  readonly words: string;
  readonly covers: readonly CoveredDebt[];
}

interface Wish {
  readonly organiser: Organiser;
  readonly language: Language;
  /** The receivables that the family named, and the parts of them that it pays now. */
  readonly receivables: readonly ReceivableRow[];
  readonly targets: readonly Target[];
  readonly collector: Collector;
  /** The provider's name of the method that it chose; null to choose on the page. */
  readonly provider_method: string | null;
  readonly now: string;
}

/**
 * Returns the agreement by which what is left of some purchases is collected later: their next
 * instalments, and what renews them. Null when nothing is left, or when the provider keeps none of
 * the methods that may be used. The same wish has the same words, to the letter.
 */
export async function agreementOf(db: Db, wish: Wish): Promise<Agreement | null> {
  const { collector, receivables, targets, provider_method: named, now } = wish;
  const payment_provider_id = accountOf(collector);
  const ids = receivables.map(({ id }) => id);
  const subjects = await loadCoverable(db, ids);
  const covers = coveredDebts(receivables, {
    targets,
    instalments: new Map(receivables.map(({ id, instalments = [] }) => [id, instalments])),
    renewing: renewingIn(subjects),
    now,
  });
  if (covers.length === 0 || !(await canKeep(db, { payment_provider_id, named }))) return null;
  return { payment_provider_id, covers, words: wordsOf(covers, { ...wish, subjects }) };
}

function wordsOf(
  covers: readonly CoveredDebt[],
  of: Wish & { readonly subjects: readonly CoverableRow[] },
): string {
  const { organiser, language } = of;
  const text = textReader({ language, organiser });
  const things = covers
    .toSorted((one, other) => one.receivable_id - other.receivable_id)
    .map(({ receivable_id, parts, renews }) => {
      const subject = of.subjects.find((one) => one.receivable_id === receivable_id);
      const title = text(subject?.title ?? null);
      return {
        title: agreedName({ title, firstname: subject?.firstname ?? null }),
        parts,
        renewal_price: renews ? (subject?.renewal_price ?? 0) : null,
      };
    });
  return agreementWords(things, { organiser, language });
}
