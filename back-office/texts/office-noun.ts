/**
 * The pattern of the nouns with the texts of most pages of the back-office, as their files are
 * named.
 */
export const OFFICE_NOUN =
  '(?:office|office-.+|list-.+|offer-lists|record-lists|reports|bulk-actions|exports|saved-views|removals)';
