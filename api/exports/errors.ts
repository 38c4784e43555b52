export const errors = {
  EXPORT_NOT_FOUND: 404,
  EXPORT_NOT_READY: 409,
  EXPORTS_TOO_MANY: 409,
} as const;
