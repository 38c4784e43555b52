export const errors = {
  WAITING_LIST_NOT_OFFERED: 409,
  ALREADY_WAITING: 409,
  WAITING_LIST_ENTRY_NOT_FOUND: 404,
  // a place that was offered is no longer kept
  OFFER_ENDED: 409,
} as const;
