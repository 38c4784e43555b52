export const errors = {
  VIEW_NOT_FOUND: 404,
  VIEW_EXISTS: 409,
  VIEWS_TOO_MANY: 409,
} as const;
