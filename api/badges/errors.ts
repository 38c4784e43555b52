export const errors = {
  BADGES_NOBODY: 409,
  BADGES_TOO_MANY: 409,
} as const;
