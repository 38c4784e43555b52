export const errors = { REPORT_TOO_LONG: 400 } as const;
