export const errors = { UNSUBSCRIBE_LINK_INVALID: 400 } as const;
