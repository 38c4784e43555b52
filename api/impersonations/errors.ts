/** Errors of visiting the site as a family, with their HTTP status. */
export const errors = {
  IMPERSONATION_LINK_INVALID: 404,
  IMPERSONATION_WITHOUT_EMAIL: 409,
  REFUND_NOT_PERMITTED: 403,
} as const;
