/** The names of the nouns whose words stand on most pages of the back-office, as the files of the words are called. */
export const OFFICE_NOUN =
  '(?:office|office-.+|list-.+|offer-lists|record-lists|reports|bulk-actions|exports|saved-views|removals)';
