import { numberFormat } from '../formats/formatters.ts';
import { plural } from '../formats/plural.ts';
import type { errors as frenchErrors, texts as french } from '../fr/vat.ts';

export const errors: typeof frenchErrors = {
  VAT_CATEGORY_NOT_ALLOWED: 'Your VAT regime does not allow this category.',
  VAT_CATEGORIES_IN_USE:
    'Activities, options or other things on sale have a category that this regime does not allow.',
  VAT_REGIME_UNSAID: 'Say the organisation’s VAT regime and its category by default.',
  VAT_DEFAULT_CHANGED: 'The default category has changed meanwhile. Look again, then confirm.',
};

export const texts: typeof french = {
  title: 'VAT',
  help: 'Your prices include VAT: it is taken out of them, never added. On receipts, each rate or exemption has its line.',
  regime: 'The organisation’s regime',
  not_said: 'Not said yet',
  not_said_help: 'Until the regime is said, receipts and reports say nothing about VAT.',
  regimes: {
    TAXABLE: 'Taxable: everything with VAT',
    EXEMPT: 'Exempt (Article 44 of the VAT Code)',
    MIXED: 'Mixed: some exempt, some with VAT',
    FRANCHISE: 'Small enterprises’ exemption scheme',
    NOT_SUBJECT: 'Not subject to VAT',
  },
  category: 'VAT category',
  default_category: 'Category by default',
  default_help:
    'That of everything without another one of its own: activities, options, halls, memberships and packs. A gift voucher is always outside VAT: it is due when the voucher is used.',
  fee_category: 'Category of the service fee',
  categories: {
    STANDARD: 'Standard rate',
    INTERMEDIATE: 'Intermediate rate',
    REDUCED: 'Reduced rate',
    EXEMPT_YOUTH: 'Exempt: youth and leisure',
    EXEMPT_SPORT: 'Exempt: sport',
    EXEMPT_EDUCATION: 'Exempt: education',
    EXEMPT_CULTURE: 'Exempt: culture',
    NOT_SUBJECT: 'Outside VAT',
    FRANCHISE: 'Small enterprises’ exemption scheme',
  },
  named: (category, rate) => (rate === '' ? category : `${category} (${rate})`),
  percent: (rate) =>
    numberFormat('en-BE', { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000),
  like_organisation: (category) => `Like the organisation: ${category}`,
  saved: 'VAT saved.',
  categoriesInUse: (count) =>
    `${count} ${plural('en', count, { one: 'thing on sale has a category', other: 'things on sale have a category' })} that this regime does not allow. Change it there first.`,
  old_title: 'Lines without VAT',
  old_help:
    'These lines of the accounts are older than the regime. They get the category by default above, not that of their activity or hall, at the rate of their day. No amount changes. Once confirmed, they do not change any more.',
  old_lines: (count, { amount, from, to, category }) =>
    `${count} lines, ${amount}, from ${from} to ${to}: ${category}`,
  confirm: 'Give these lines this VAT',
  confirm_question: 'Give all these lines this VAT, for good?',
  confirmed: 'The lines have their VAT.',
  confirmed_rest: (count) => `The ${count} remaining lines follow in a moment.`,
  split: (name, { net, vat }) => `${name}: ${net} excluding VAT + ${vat} VAT`,
  without: 'No VAT said',
};
