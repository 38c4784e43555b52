export const errors = {
  MAIL_NOT_FOUND: 404,
  MAIL_NOT_RESENDABLE: 409,
  MAIL_OBSOLETE: 409,
} as const;
