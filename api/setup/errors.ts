export const errors = {
  SETUP_LINK_INVALID: 400,
  HOSTNAME_INVALID: 400,
  HOSTNAME_TAKEN: 409,
} as const;
