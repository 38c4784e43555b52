export const errors: typeof import('../fr/website.ts').errors = {
  PREVIEW_OVER: 'This preview is no longer valid. Open it again from the back-office.',
  COLOURS_TOO_CLOSE: 'These two colours are too close: many people could not read the text.',
  ENDS_BEFORE_START: 'The end comes before the start: the announcement would never show.',
  LINK_INVALID:
    'A link starts with / (a page of your site), https://, mailto: or tel:, without spaces.',
  PAGE_NOT_FOUND: 'This page does not exist.',
};
