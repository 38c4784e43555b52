export const errors = {
  // the activity does not buy at once, no order is paid later, or something has to be answered first
  ADVANCE_ORDER_NOT_OFFERED: 409,
} as const;
