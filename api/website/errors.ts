export const errors = {
  PAGE_NOT_FOUND: 404,
} as const;
