export const errors = {
  NOTHING_TO_PAY: 409,
  DESTINATION_NOT_FOUND: 404,
  ONLINE_PAYMENTS_OFF: 409,
} as const;
