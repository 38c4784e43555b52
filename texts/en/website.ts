export const errors: typeof import('../fr/website.ts').errors = {
  PREVIEW_OVER: 'This preview is no longer valid. Open it again from the back-office.',
  CSS_BROKEN: 'These styles cannot be read.',
  CSS_NOT_ALLOWED: 'These styles contain an instruction that is not allowed.',
  CSS_TOO_LONG: 'These styles are too long: 20,000 bytes at most.',
  COLOURS_TOO_CLOSE: 'These two colours are too close: many people could not read the text.',
  ENDS_BEFORE_START: 'The end comes before the start: the announcement would never show.',
  LINK_INVALID:
    'A link starts with / (a page of your site), https://, mailto: or tel:, without spaces.',
  PAGE_NOT_FOUND: 'This page does not exist.',
  PATHNAME_INVALID:
    'An address begins with / and has only small letters without accents, digits and hyphens: /summer-2027.',
  PATHNAME_RESERVED: 'This is the address of a page of the system. Choose another one.',
  PATHNAME_TAKEN: 'Another page already has this address.',
  PAGE_TOO_LARGE: 'The page is too large: 60 elements at most, 12 of them lists, and 5 levels.',
  ELEMENT_TWICE: 'Two elements of the page have the same id.',
  ELEMENT_UNKNOWN:
    'The page contains an element that this version does not know and that was never online: remove it.',
  PAGE_NEEDS_ELEMENT: 'The element that this page is about is missing. Put it back, then publish.',
  PAGE_NOT_WRITTEN: 'There is nothing of this page to publish or to take back.',
  PAGE_IS_OURS: 'This page is part of the system: it keeps its address and cannot be deleted.',
  PAGE_VERSION_NOT_FOUND: 'This version does not exist.',
};
