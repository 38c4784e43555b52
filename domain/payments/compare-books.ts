import type { Amount } from '../base/money.ts';
import { isReceived } from './payment-states.ts';
import type { BookedPayment, ProviderReport } from './provider-report.ts';
import { nameOfStep, readReport } from './read-report.ts';

/**
 * The kinds of differences between a provider's books and ours: a paid payment of ours that we do
 * not have (any more);
 * one that we have and the provider does not; one with another amount, currency or reference, or a
 * part of it; one of which we have not heard everything.
 */
export const DIFFERENCE_KINDS = ['UNKNOWN', 'MISSING', 'AMBIGUOUS', 'DIFFERENT'] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

/** A difference, by the provider's reference of the payment. */
export interface BookDifference {
  readonly kind: DifferenceKind;
  readonly provider_reference: string;
  /** Our payment; null for one that we do not have. */
  readonly payment_cuid: string | null;
  readonly amount: Amount;
  /** The steps that we have not heard, by the names of the steps; empty for other kinds. */
  readonly detail: string;
}

/** A payment in our books, in a comparison. */
export interface ComparedPayment extends BookedPayment {
  readonly cuid: string;
  /** True when the provider's list must have it: it was made within the time of that list. */
  readonly expected: boolean;
}

/** A payment in the provider's list; `payment_cuid` is empty for one that we did not open. */
export interface ComparedReport extends ProviderReport {
  readonly payment_cuid: string;
}

/**
 * Returns the differences between our payments and a provider's list of payments of a span of time.
 * A payment that nobody paid there is no difference, nor is one of another shop, nor one that we
 * have and the list is too short for.
 */
export function compareBooks(books: {
  readonly ours: readonly ComparedPayment[];
  readonly theirs: readonly ComparedReport[];
}): readonly BookDifference[] {
  const { ours, theirs } = books;
  const byCuid = new Map(ours.map((payment) => [payment.cuid, payment]));
  const byReference = new Map(ours.map((payment) => [payment.provider_reference, payment]));
  const listed = new Set(theirs.map(({ provider_reference }) => provider_reference));
  return [
    ...theirs.flatMap((report) =>
      differenceOf(
        report,
        byReference.get(report.provider_reference) ?? byCuid.get(report.payment_cuid),
      ),
    ),
    ...ours.flatMap((payment) => {
      const { provider_reference, cuid: payment_cuid, amount, state, expected } = payment;
      if (provider_reference === null || !expected || !isReceived(state)) return [];
      return listed.has(provider_reference)
        ? []
        : [{ kind: 'MISSING' as const, provider_reference, payment_cuid, amount, detail: '' }];
    }),
  ];
}

/** Returns the difference of one payment of the provider's, if there is any. */
export function differenceOf(
  report: ComparedReport,
  ours: ComparedPayment | undefined,
): readonly BookDifference[] {
  const { provider_reference, amount, state } = report;
  const of = { provider_reference, amount, payment_cuid: ours?.cuid ?? null, detail: '' };
  // an account may serve other shops too: what they sold there is none of our business
  if (ours === undefined)
    return state === 'PAID' && report.payment_cuid !== '' ? [{ ...of, kind: 'UNKNOWN' }] : [];
  const { steps, why } = readReport(ours, report);
  const detail = steps.map(nameOfStep).join(', ');
  if (steps.length > 0) return [{ ...of, kind: 'DIFFERENT', detail }];
  return why === 'AMBIGUOUS' ? [{ ...of, kind: 'AMBIGUOUS' }] : [];
}
