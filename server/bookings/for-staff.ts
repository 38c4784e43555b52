/**
 * The limits without effect for staff: they book at the last minute, and as far ahead as the
 * settings allow at most.
 */
export const FOR_STAFF = { notice_minutes: 0, horizon_days: 730 };
