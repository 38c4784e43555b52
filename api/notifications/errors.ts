export const errors = {
  MAIL_NOT_FOUND: 404,
} as const;
