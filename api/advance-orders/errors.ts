export const errors = {
  // the activity does not buy at once, no order is paid later, or a question needs an answer first
  ADVANCE_ORDER_NOT_OFFERED: 409,
} as const;
