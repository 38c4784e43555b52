import type { DifferenceKind } from '@ribambelle/domain/payments/compare-books.ts';
import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/office-provider-differences.ts';

const KINDS: Readonly<Record<DifferenceKind, string>> = {
  UNKNOWN: 'Collected by the provider, but not in your books.',
  MISSING: 'In your books, but not at the provider.',
  AMBIGUOUS: 'The amount, the currency or the reference is not the same at the provider.',
  DIFFERENT: 'The provider knows more than your books: ask it what is new.',
};

export const texts: typeof french = {
  title: 'Differences with your providers',
  opening:
    'Every night, the books of your payment providers are compared with yours. Nothing changes without you.',
  none: 'The books of your providers and yours are the same.',
  notice: (count) =>
    `${count} ${plural('en', count, { one: 'difference', other: 'differences' })} between the books of your providers and yours.`,
  see: 'See which',
  shown: (count, of) => `The latest ${count} of ${of}.`,
  kinds: KINDS,
  without_payment: 'No known family',
  noticed: (moment) => `noticed on ${moment}`,
  ask: 'Ask the provider',
  ask_of: (reference) => `Ask the provider about ${reference}`,
  news: 'The provider had something new: the payment is up to date.',
  no_news: 'Nothing new at the provider.',
  close: 'Close with a word',
  close_of: (reference) => `Close with a word ${reference}`,
  close_title: 'Close this difference',
  close_help:
    'For one that is explained elsewhere. Your books stay as they are, and this difference is no longer shown.',
  note: 'Explanation',
  closed: 'Difference closed.',
};
