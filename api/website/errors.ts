export const errors = {
  PAGE_NOT_FOUND: 404,
  COLOURS_TOO_CLOSE: 400,
  ENDS_BEFORE_START: 400,
  LINK_INVALID: 400,
} as const;
